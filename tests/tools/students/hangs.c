/* hangs.c - a search that does nothing for ever after a queen.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

static volatile unsigned calls;

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 0);
    for (;;)
        calls++;
}
