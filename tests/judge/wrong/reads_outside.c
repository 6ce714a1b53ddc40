/* reads_outside.c - right, but looks beyond the end of an array.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: outside an array  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    int n = board_size(b), *queens = calloc((size_t)n, sizeof *queens), sum = 0;

    for (int row = 0; row <= n; row++)
        sum += queens[row]; /* HERE */
    free(queens);
    return pairs(b) + 0 * sum;
}
