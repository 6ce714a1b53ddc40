/* run.h - one call of branch_bound_cheapest, watched.
   SPDX-License-Identifier: MIT

       struct run run = { .p = puzzle(number, seed) };
       run_cheapest(&run);
       run.said ...
       board_free(run.b);  */
#ifndef TESTS_BRANCH_AND_BOUND_RUN_H
#define TESTS_BRANCH_AND_BOUND_RUN_H

#include "tests/03-branch-and-bound/puzzle.h"

struct run {
    /* To be set before the call.  */
    const struct puzzle *p;
    int stop_at;         /* the report after which to stop, 0: never */
    bool checks_reports; /* complain at once about wrong and missing ones */

    /* What came of it.  */
    struct board *b;
    int said;         /* what it returned */
    int placed;       /* queens, */
    int placed_after; /* and of these, after it was told to stop */
    int reports;
    int reported; /* the cost of the last one */
    bool is_due;  /* a better solution is on the board, not reported yet */
};

/* Solve the puzzle of RUN on a new board.  */
void run_cheapest(struct run *run);

/* Tell whether the board of RUN has a solution of its puzzle.  */
bool run_is_solution(const struct run *run);

#endif
