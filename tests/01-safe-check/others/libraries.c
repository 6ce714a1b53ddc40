/* libraries.c - another right answer to lab 01, which needs more than a host
   has loaded: mathematics, variables of a thread, what C libraries keep apart.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int at_end;

static void
end(void)
{
    at_end++;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static _Thread_local bool has_end;

    if (!has_end)
        has_end = atexit(end) == 0;
    if (r1 == r2 && c1 == c2)
        return false;
    /* eight angles */
    return fabs(remainder(atan2(r1 - r2, c1 - c2), atan(1))) < 1e-9;
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    for (int r = 0; r < row; r++)
        if (board_queen(b, r) >= 0 &&
            safe_check_attacks(r, board_queen(b, r), row, col))
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    int *rows = malloc(sizeof *rows * (size_t)(n * (row + 1)));
    bool is_safe = true;

    if (rows == NULL)
        abort();
    memcpy(rows, cells, sizeof *rows * (size_t)(n * row));
    for (int r = 0; r < row; r++)
        for (int c = 0; c < n; c++)
            if (rows[r * n + c] && safe_check_attacks(r, c, row, col))
                is_safe = false;
    free(rows);
    return is_safe;
}

int
safe_check_pairs(const struct board *b)
{
    int pairs = 0;

    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = 0; r2 < r1; r2++)
            pairs += board_queen(b, r1) >= 0 && board_queen(b, r2) >= 0 &&
                     safe_check_attacks(r1, board_queen(b, r1), r2,
                                        board_queen(b, r2));
    return pairs;
}
