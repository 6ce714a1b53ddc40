/* overruns_in_a_struct_and_loops.c - beyond an array's end its own counter
   stands, so that a loop over it never ends: the cause is told.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: outside an array  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    struct {
        int column[8];
        volatile int row;
    } s;

    for (s.row = 0; s.row < board_size(b); s.row++)
        s.column[s.row] = 0; /* HERE */
    return pairs(b);
}
