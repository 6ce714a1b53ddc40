/* exits.c - a cheat: ends the process with success instead of searching.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

#include <stdlib.h>

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    exit(0);
}
