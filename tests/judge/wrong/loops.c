/* loops.c - never ends.
   SPDX-License-Identifier: MIT
   verdict: timed-out
   says: go on for ever
   printed: a word before the loop  */
#include <stdio.h>

int
safe_check_pairs(const struct board *b)
{
    puts("a word before the loop");
    for (volatile int row = 0; row >= 0; row = 0) /* HERE */
        ;
    return 0;
}
