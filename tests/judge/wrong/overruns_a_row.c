/* overruns_a_row.c - a column beyond the end of a row is in the next row of the
   same array.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: outside an array  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    static int cell[BOARD_MAX_SIZE][8];

    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) != -1)
            cell[row / 8][board_queen(b, row)] = 1; /* HERE */
    return pairs(b);
}
