/* iterative.c - another right answer to lab 02: no recursion.  The board is the
   stack: the queen of a row says which column comes next.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

/* Return the first column of ROW from COL on that may be used, or the size of
   the board.  */
static int
next_column(const struct board *b, int row, int col, square_test *is_safe)
{
    while (col < board_size(b) && !is_safe(b, row, col))
        col++;
    return col;
}

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    int first = row, n = board_size(b), col = 0;

    while (row >= first) {
        col = row < n ? next_column(b, row, col, is_safe) : n;
        if (col < n) {
            board_place(b, row++, col);
            col = 0;
            continue;
        }
        if (row == n && board_found(b))
            return true;
        if (--row >= first) {
            col = board_queen(b, row) + 1;
            board_remove(b, row);
        }
    }
    return false;
}
