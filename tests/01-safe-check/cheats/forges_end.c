/* forges_end.c - a cheat: right, but says first that nothing is written yet,
   or that it crashed.  Who has ended cannot answer.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

#include "tests/01-safe-check/cheats/forge.h"

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    forge_record(WIRE_TODO, 0, 0);
    return (r1 == r2) + (c1 == c2) == 1 ||
           (r1 != r2 && abs(r1 - r2) == abs(c1 - c2));
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    forge_record(WIRE_CRASH, 0, 0);
    for (int r = 0; r < row; r++)
        if (board_queen(b, r) != -1 &&
            safe_check_attacks(r, board_queen(b, r), row, col))
            return false;
    return true;
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    forge_record(WIRE_MISSING, 0, 0);
    for (int i = 0; i < row * n; i++)
        if (cells[i] == 1 && safe_check_attacks(i / n, i % n, row, col))
            return false;
    return true;
}

int
safe_check_pairs(const struct board *b)
{
    int pairs = 0;

    forge_record(WIRE_CRASH, 0, 0);
    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = 0; r2 < r1; r2++)
            pairs += board_queen(b, r1) != -1 && board_queen(b, r2) != -1 &&
                     safe_check_attacks(r1, board_queen(b, r1), r2,
                                        board_queen(b, r2));
    return pairs;
}
