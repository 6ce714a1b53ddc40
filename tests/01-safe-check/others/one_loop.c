/* one_loop.c - another right answer to lab 01: no helper shared, distances
   computed by hand, the scan as one loop with a reach that grows.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

static int
distance(int a, int b)
{
    return a < b ? b - a : a - b;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    int rows = distance(r1, r2), cols = distance(c1, c2);

    return rows + cols != 0 && (rows == 0 || cols == 0 || rows == cols);
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    for (int r = row - 1, reach = 1; r >= 0; r--, reach++) {
        int c = board_queen(b, r);

        if (c != -1 && (c == col || c == col - reach || c == col + reach))
            return false;
    }
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    for (int reach = 1; reach <= row; reach++) {
        const int *above = cells + (row - reach) * n;

        if (above[col] || (col - reach >= 0 && above[col - reach]) ||
            (col + reach < n && above[col + reach]))
            return false;
    }
    return true;
}

int
safe_check_pairs(const struct board *b)
{
    int twice = 0;

    for (int i = 0; i < board_size(b) * board_size(b); i++) {
        int r1 = i / board_size(b), r2 = i % board_size(b);
        int c1 = board_queen(b, r1), c2 = board_queen(b, r2);

        twice += c1 >= 0 && c2 >= 0 && safe_check_attacks(r1, c1, r2, c2);
    }
    return twice / 2;
}
