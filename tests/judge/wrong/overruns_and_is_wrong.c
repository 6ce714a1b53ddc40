/* overruns_and_is_wrong.c - gives a wrong answer because it reads outside an
   array: the cause is told, not the answer.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: outside an array  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    volatile int *columns = malloc((size_t)board_size(b) * sizeof *columns);
    int last;

    columns[0] = 1;
    last = columns[board_size(b)]; /* HERE */
    free((void *)columns);
    return pairs(b) + (last == 1 ? 1 : 2);
}
