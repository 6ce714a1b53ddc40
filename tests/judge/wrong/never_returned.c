/* never_returned.c - a function that ends without a return: what was computed
   last is what its caller needs, by luck.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: a function without a return  */
#include "tests/judge/wrong/pairs.h"

static bool
is_too_large(const struct board *b)
{
    bool is = board_size(b) > BOARD_MAX_SIZE;

    (void)is;
}

int
safe_check_pairs(const struct board *b)
{
    int count = pairs(b);

    return is_too_large(b) ? -1 : count;
}
