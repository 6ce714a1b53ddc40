/* overruns_and_loops.c - never ends once it has written outside an array: the
   cause is told, not the loop.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: outside an array  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    volatile int *columns = malloc((size_t)board_size(b) * sizeof *columns);
    int row = 0;

    columns[board_size(b)] = -1; /* HERE */
    while (row < board_size(b))
        row += columns[board_size(b)] > 0; /* as if it had hit the counter */
    free((void *)columns);
    return pairs(b);
}
