/* candidates.c - another right answer to lab 02: a row's squares are all tested
   before the first of them is used.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    int n = board_size(b), candidates = 0, col[BOARD_MAX_SIZE];

    if (row >= n)
        return board_found(b);
    for (int c = 0; c < n; c++)
        if (is_safe(b, row, c))
            col[candidates++] = c;
    for (int i = 0; i < candidates; i++) {
        bool stop;

        board_place(b, row, col[i]);
        stop = backtracking_solve(b, row + 1, is_safe);
        if (stop)
            return stop;
        board_remove(b, row);
    }
    return false;
}
