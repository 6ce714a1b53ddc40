/* patience.h - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT

   All but the grace scales with the setup: slow machines and debuggers need
   more (a scale of 0 means for ever), and so does the memory pass.  */
#ifndef TESTS_HARNESS_PATIENCE_H
#define TESTS_HARNESS_PATIENCE_H

#include "tests/harness/worker.h"

enum {
    PATIENCE_TEST = 6,    /* seconds until a child is ready, and then for the
                             test */
    PATIENCE_PARTING = 1, /* a late child may take to say where it was */
    PATIENCE_HOST = 10    /* a host may take for its own work */
};

/* Return the deadline of a wait for SECONDS that begins now.  */
double patience_ends(const struct worker_setup *s, double seconds);

/* Return for how many seconds of CPU time a child may run; 0: no limit.  */
int patience_cpu(const struct worker_setup *s);

/* Return how many seconds a host may take to start or to stop; -1: any.  */
double patience_grace(const struct worker_setup *s);

#endif
