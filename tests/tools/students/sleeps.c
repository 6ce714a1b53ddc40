/* sleeps.c - a search that sleeps for ever after a queen.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 0);
    for (;;)
        sleep(1000);
}
