/* deadline.h - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT

   All but the grace scales with the setup: slow machines and debuggers need
   more (a scale of 0 means for ever), and so does the memory pass.  */
#ifndef TOOLS_JUDGE_SUITE_DEADLINE_H
#define TOOLS_JUDGE_SUITE_DEADLINE_H

#include <stdbool.h>

#include "tools/judge/suite/worker.h"

enum {
    DEADLINE_TEST = 6,    /* seconds until a child is ready, and then for the
                             test */
    DEADLINE_PARTING = 1, /* a late child may take to say where it was */
    DEADLINE_HOST = 10,   /* a host may take for its own work */
    /* So many times less time: */
    DEADLINE_HURRY = 4,      /* if several tests did not end */
    DEADLINE_SECOND_LOOK = 8 /* for what did not end before */
};

/* Return the deadline of a wait for SECONDS that begins now, and that of a
   child.  */
double deadline_ends(const struct worker_setup *s, double seconds);
double deadline_of_test(const struct worker_setup *s);

/* Return how many milliseconds of CPU time a child may take; 0: no limit.  */
int deadline_cpu(const struct worker_setup *s);

/* Return how many seconds a host may take to start or to stop; -1: any.  */
double deadline_grace(const struct worker_setup *s);

enum { DEADLINE_CALLS = 32 };

/* Which functions of the code under test do not end.  One that did not in
   several tests is not called again, so that a loop costs some seconds, not
   minutes; the others still are.  Begins with all 0.  */
struct deadline_calls {
    int now;  /* the function that is being called */
    int late; /* tests in which one of them did not end */
    struct {
        const char *name; /* NULL: no more; "": loading the plug-in */
        int late[2];      /* tests in which it did not end; second looks */
    } function[DEADLINE_CALLS];
};

/* Note that the function NAME is called next, for a second look at what did not
   end before if it IS_SECOND.  Return false if it should not be.  */
bool deadline_call(struct deadline_calls *c, const char *name, bool is_second);

/* Return the name of the function that was called last.  */
const char *deadline_called(const struct deadline_calls *c);

/* Note that what is being called, for a second look or not, did not end.  */
void deadline_missed(struct deadline_calls *c, bool is_second);

/* Return how many times less time than usual the next test has, a second look
   if it IS_SECOND: after several that did not end it is less, so that the
   budget of a lab is there for those that do.  */
int deadline_haste(const struct deadline_calls *c, bool is_second);

#endif
