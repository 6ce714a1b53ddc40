/* answers.h - the solutions of a search, one by one as it finds them.
   SPDX-License-Identifier: MIT

   The search runs in a child, which waits for nobody: it sends a solution as
   soon as there is one.

       struct answers a = { .setup = setup, .mode = ANSWERS_COUNTED };
       answers_start(&a);
       while (answers_next(&a, b))
           ... b ...
       fate = child_wait(&a.child);
       ... a.seconds, a.counts ...  */
#ifndef TOOLS_QUEENS_ANSWERS_H
#define TOOLS_QUEENS_ANSWERS_H

#include "tools/queens/child.h"
#include "tools/queens/method.h"

enum answers_mode {
    ANSWERS_BARE,   /* nobody watches: the first solution only, timed */
    ANSWERS_COUNTED /* moves and tests are counted while it searches */
};

struct answers_counts {
    long long placements;
    long long tests; /* of squares, where the method tests by a function */
};

/* What the child sends: a solution, or at the end its counters.  */
struct answer {
    bool is_end;
    signed char column[BOARD_MAX_SIZE];
    struct answers_counts counts; /* so far */
    double seconds;               /* at the end: how long one search took */
};

struct answers {
    /* to be set before the start */
    struct method_setup setup;
    enum answers_mode mode;
    long long stop_at; /* counted: the solution at which to stop; 0: none */
    int repeat;        /* bare: search so many times; 0: once */
    bool skips_tests;  /* counted: do not count tests, which takes time */
    /* since then */
    struct child child;
    struct answers_counts counts;
    double seconds; /* that one search took, of CPU time; once it has ended */
};

/* Start the search.  */
void answers_start(struct answers *a);

/* Wait for the next solution and put its queens on B.  Return false if there
   is none: the search has ended.  */
bool answers_next(struct answers *a, struct board *b);

#endif
