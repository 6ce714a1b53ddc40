/* late_undo.c - another right answer to lab 02: a queen that failed is taken
   off only when her successor is found, or when the row is done.  The test
   does not mind her: it asks about the rows above.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    int n = board_size(b);

    if (row == n)
        return board_found(b);
    for (int col = 0; col < n; col++) {
        if (!is_safe(b, row, col))
            continue;
        board_remove(b, row); /* refused if there is none */
        board_place(b, row, col);
        if (backtracking_solve(b, row + 1, is_safe))
            return true;
    }
    board_remove(b, row);
    return false;
}
