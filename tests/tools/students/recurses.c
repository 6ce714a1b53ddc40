/* recurses.c - a search whose recursion has no end.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

static volatile unsigned calls;

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    if (row == 0)
        board_place(b, 0, 0);
    calls++;
    return backtracking_solve(b, row + 1, is_safe) && calls++ > 0;
}
