/* reports_on.c - a search that reports the same solution for ever.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    for (;;)
        board_found(b);
}
