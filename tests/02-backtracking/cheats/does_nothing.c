/* does_nothing.c - a cheat: harmless, and false is sometimes right.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    return false;
}
