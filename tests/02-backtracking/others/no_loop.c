/* no_loop.c - another right answer to lab 02: two functions that call each
   other, one for a row and one for a square, and no loop.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

/* Try the squares of ROW from COL to the right.  */
static bool
try_from(struct board *b, int row, int col, square_test *is_safe)
{
    if (col == board_size(b))
        return false;
    if (is_safe(b, row, col)) {
        board_place(b, row, col);
        if (backtracking_solve(b, row + 1, is_safe))
            return true;
        board_remove(b, row);
    }
    return try_from(b, row, col + 1, is_safe);
}

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    return row == board_size(b) ? board_found(b) : try_from(b, row, 0, is_safe);
}
