/* run.h - one call of branch_bound_cheapest, watched.
   SPDX-License-Identifier: MIT

       struct run run = { .p = puzzle(number, seed) };
       run_cheapest(&run);
       run.said ...
       run_end(&run);  */
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

    /* The first dead node with a queen below it; NULL: there was none.  */
    struct board *survivor;
    int survivor_bound, survivor_best; /* its bound, and the best so far */
    bool is_certain; /* it was not the best solution put back at the end */
    bool is_dead;    /* the node on the board is dead */
    struct board_guide guide; /* knows bounds, and the best seen so far, whether
                                 reported or not */
};

/* Solve the puzzle of RUN on a new board, and release what RUN holds then.  */
void run_cheapest(struct run *run);
void run_end(struct run *run);

#endif
