/* oracle_search.c - solutions and placements in order, for the judge alone: a
   host, where code under test could find them, must not hold them.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/oracle.h"

bool
oracle_is_solution(const struct board *b)
{
    int n = board_size(b);
    struct oracle o = oracle_of(b, n);

    for (int row = 0; row < n; row++) {
        int col = board_queen(b, row);

        if (col == -1 || oracle_attackers(&o, row, col) != 0)
            return false;
    }
    return true;
}

bool
oracle_next_filling(int n, int *cols)
{
    for (int row = n - 1; row >= 0; row--) {
        if (++cols[row] < n)
            return true;
        cols[row] = 0;
    }
    return false;
}

/* Return the first of ROWS rows whose queen is attacked from a row before, or
   ROWS if none is.  */
static int
first_attacked(int n, int rows, const int *cols)
{
    struct oracle o = oracle_start(n);

    for (int row = 0; row < rows; row++) {
        if (oracle_attackers(&o, row, cols[row]) > 0)
            return row;
        oracle_place(&o, row, cols[row]);
    }
    return rows;
}

/* Count on.  Whatever stands after an attacked queen mends nothing, so then
   the count goes on in her row, with all rows after it back at 0.  */
bool
oracle_next_safe(int n, int fixed, int rows, int *cols)
{
    int row = rows - 1;

    do {
        for (int r = row + 1; r < rows; r++)
            cols[r] = 0;
        while (row >= fixed && ++cols[row] == n)
            cols[row--] = 0;
        if (row < fixed)
            return false;
        row = first_attacked(n, rows, cols);
    } while (row < rows);
    return true;
}
