/* waits.c - a search that finds the solution of 1-queens and then hangs.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

static volatile unsigned calls;

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 0);
    board_found(b);
    for (;;)
        calls++;
}
