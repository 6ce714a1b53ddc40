/* sleeps.c - a search that stops for ever after a queen.  (To code under test
   sleep takes no time.)
   SPDX-License-Identifier: MIT  */
#include <signal.h>

#include "labs/02-backtracking/backtracking.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    board_place(b, 0, 0);
    for (;;)
        raise(SIGSTOP);
}
