/* never_set_bool.c - a flag that is only ever set to true: its line is told.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    bool done;

    if (board_size(b) > 100)
        done = true;
    if (done) /* HERE */
        return -1;
    return pairs(b);
}
