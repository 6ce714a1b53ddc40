/* runs_on.c - a search that places and removes a queen for ever.
   SPDX-License-Identifier: MIT  */
#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    for (;;) {
        board_place(b, 0, 0);
        board_remove(b, 0);
    }
}
