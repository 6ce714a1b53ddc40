/* never_set_and_loops.c - never ends because of a variable that was never given
   a value: the cause is told, not the loop.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    volatile int step;

    for (volatile int row = 0; row < board_size(b);)
        row += step == (int)0xfefefefe || step == (int)0xaaaaaaaa; /* luck */
    return pairs(b);
}
