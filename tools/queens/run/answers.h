/* answers.h - the solutions of a search, one by one as it finds them, and
   what to say when these are too few.
   SPDX-License-Identifier: MIT

       struct answers a = { .setup = setup, .watch = WIRE_WATCH_COUNT,
                            .take = print, .self = job };
       struct runner_end end = answers_run(&a);
       // a.measure  */
#ifndef TOOLS_QUEENS_RUN_ANSWERS_H
#define TOOLS_QUEENS_RUN_ANSWERS_H

#include "lib/board.h"
#include "tools/queens/run/method.h"
#include "tools/queens/run/request.h"

struct answers {
    /* to be set before */
    struct method_setup setup;
    enum wire_watch watch; /* WIRE_WATCH_COUNT, or WIRE_WATCH_TIME: nobody
                              watches; the first solution only, timed */
    long long stop_at;     /* counted: the solution at which to stop; 0: none */
    int repeat;            /* timed: search so many times; 0: once */
    bool skips_tests;      /* counted: do not count tests, which takes time */
    bool is_fast;          /* by the optimized plug-in */
    double seconds;        /* that it may take; 0: any time */
    void (*take)(void *self, const struct board *solution);
    void *self;
    /* since then */
    long long count;
    struct call_measure measure; /* also of a search whose time was over ... */
    int place[BOARD_MAX_SIZE];   /* ... where these columns had queens, row by
                                    row, then -1 */
};

/* Search, on a board of A's setup that is empty before and after.  */
struct runner_end answers_run(struct answers *a);

/* Say that the search of R found only FOUND solutions, though it reported
   REPORTED to board_found, and whether there are more.  Return the exit status:
   EXIT_CODE where the search is to blame.  */
int answers_say_few(const struct request *r, long long found,
                    long long reported);

/* Tell whether no turn and no mirror image of B, a solution, comes before it in
   the order of the columns from row 0 on.  Of boards that are the same but for
   that, a search in this order meets such a one first.  */
bool answers_is_first(const struct board *b);

#endif
