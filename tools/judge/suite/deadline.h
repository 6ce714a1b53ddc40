/* deadline.h - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT

   All but the grace scales with the setup: slow machines and debuggers need
   more (a scale of 0 means for ever), and so does the memory pass.  */
#ifndef TOOLS_JUDGE_SUITE_DEADLINE_H
#define TOOLS_JUDGE_SUITE_DEADLINE_H

#include "tools/judge/suite/worker.h"

enum {
    DEADLINE_TEST = 6,    /* seconds until a child is ready, and then for the
                             test */
    DEADLINE_PARTING = 1, /* a late child may take to say where it was */
    DEADLINE_HOST = 10    /* a host may take for its own work */
};

/* Return the deadline of a wait for SECONDS that begins now, and that of a
   child.  */
double deadline_ends(const struct worker_setup *s, double seconds);
double deadline_of_test(const struct worker_setup *s);

/* Return how many milliseconds of CPU time a child may take; 0: no limit.  */
int deadline_cpu(const struct worker_setup *s);

/* Return how many seconds a host may take to start or to stop; -1: any.  */
double deadline_grace(const struct worker_setup *s);

#endif
