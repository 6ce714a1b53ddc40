/* classic.h - where the ladder begins: what the classic programs do.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_CLASSIC_H
#define TOOLS_QUEENS_ENGINES_CLASSIC_H

#include <stdbool.h>

#include "lib/maze.h"

/* How squares are tested.  */
enum classic_test {
    CLASSIC_SCAN,  /* against all queens above: O(n) */
    CLASSIC_LOOKUP /* in three arrays: O(1) */
};

/* Look for solutions of N-queens, N up to BOARD_MAX_SIZE.  Return how many
   there are; if FIRST is set, stop at the first, whose columns go to QUEENS. */
long long classic_search(int n, enum classic_test test, bool first,
                         int *queens);

/* Lead a rat through M depth first, by recursion, as in lab 04.  Return the
   steps of its way, -1: there is none.  */
int classic_rat(struct maze *m);

#endif
