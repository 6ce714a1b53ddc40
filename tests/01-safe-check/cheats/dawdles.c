/* dawdles.c - a cheat: right, but only after a while, so that a test would
   last for ever without a deadline of its own.
   SPDX-License-Identifier: MIT  */
#define _GNU_SOURCE 1
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>
#include <time.h>

static void
dawdle(void)
{
    for (clock_t end = clock() + CLOCKS_PER_SEC / 10; clock() < end;)
        continue;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    dawdle();
    return (r1 == r2) + (c1 == c2) == 1 ||
           (r1 != r2 && abs(r1 - r2) == abs(c1 - c2));
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    dawdle();
    for (int r = 0; r < row; r++)
        if (board_queen(b, r) != -1 &&
            safe_check_attacks(r, board_queen(b, r), row, col))
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    dawdle();
    return false;
}

int
safe_check_pairs(const struct board *b)
{
    dawdle();
    return 0;
}
