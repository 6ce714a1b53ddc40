/* finds_at_once.c - a cheat: reports a solution before it has one, and stops
   when told.
   SPDX-License-Identifier: MIT  */
#include "lib/board.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    return board_found(b);
}
