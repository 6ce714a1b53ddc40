/* answers.h - compare what a search answers with what it must.
   SPDX-License-Identifier: MIT

   However a search comes to its solutions: it must report each of them once,
   in order, stop when told, and leave the board as its header says.

       struct answers a = { .board = b, .call = "solve(board, 0)",
                            .is_safe = square_test_queens, .stop_at = 1 };
       answers_start(&a);
       answers_end(&a, solve(b, 0));  */
#ifndef TESTS_BRANCH_AND_BOUND_ANSWERS_H
#define TESTS_BRANCH_AND_BOUND_ANSWERS_H

#include "tools/judge/right/solutions.h"

struct answers {
    /* To be set before the start.  */
    struct board *board;
    const char *call; /* as the student knows it */
    int from;         /* the first row to be filled */
    square_test *is_safe;
    int stop_at; /* the solution at which to stop, from 1; 0: never */

    /* So far.  */
    struct board *before; /* the board at the call */
    struct solutions right;
    int found; /* solutions */
};

/* Begin to watch the board of A.  */
void answers_start(struct answers *a);

/* Compare what the search returned, SAID, and what it left on the board, with
   what it had to; stop watching, and release what A holds.  */
void answers_end(struct answers *a, bool said);

#endif
