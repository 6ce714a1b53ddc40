/* says_neither.c - a cheat: returns a bool that is neither true nor false.
   SPDX-License-Identifier: MIT  */
#include <string.h>

#include "labs/01-safe-check/safe_check.h"

static inline bool
neither(void)
{
    bool odd;

    memset(&odd, 0x82, sizeof odd);
    return odd;
}

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return neither();
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    return neither();
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    return neither();
}

int
safe_check_pairs(const struct board *b)
{
    return neither();
}
