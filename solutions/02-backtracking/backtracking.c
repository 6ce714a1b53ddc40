/* backtracking.c - lab 02: place the queens one row at a time.
   SPDX-License-Identifier: MIT

   A call of backtracking_solve is one node of the state-space tree: the
   queens above ROW are the path from the root to it.  A turn of the loop is
   one child, live once its queen is placed and dead when the call below it
   comes back with false.  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    if (row == board_size(b))
        return board_found(b);
    for (int col = 0; col < board_size(b); col++) {
        if (!is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        if (backtracking_solve(b, row + 1, is_safe))
            return true; /* leave the queen: she is part of the solution */
        board_remove(b, row);
    }
    return false;
}
