/* safe_check.c - lab 01: which squares does a queen attack?
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    if (r1 == r2 && c1 == c2)
        return false;
    return r1 == r2 || c1 == c2 || abs(r1 - r2) == abs(c1 - c2);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    for (int r = 0; r < row; r++) {
        int c = board_queen(b, r);

        if (c != -1 && safe_check_attacks(r, c, row, col))
            return false;
    }
    return true;
}

/* Walk from (ROW, COL) upwards, STEP columns to the right in each row, and
   tell whether the walk leaves the board without meeting a queen.  */
static bool
is_clear(int n, const int *cells, int row, int col, int step)
{
    for (int r = row - 1, c = col + step; r >= 0 && c >= 0 && c < n;
         r--, c += step)
        if (cells[r * n + c] == 1)
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    return is_clear(n, cells, row, col, 0)      /* straight up */
           && is_clear(n, cells, row, col, -1)  /* up and to the left */
           && is_clear(n, cells, row, col, +1); /* up and to the right */
}

int
safe_check_pairs(const struct board *b)
{
    int pairs = 0;

    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = r1 + 1; r2 < board_size(b); r2++) {
            int c1 = board_queen(b, r1), c2 = board_queen(b, r2);

            if (c1 != -1 && c2 != -1 && safe_check_attacks(r1, c1, r2, c2))
                pairs++;
        }
    return pairs;
}
