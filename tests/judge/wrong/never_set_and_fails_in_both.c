/* never_set_and_fails_in_both.c - a variable without a value makes no
   difference between the passes, and the compiler knows it.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: failed
   says: a variable may be used at never_set_and_fails_in_both.c  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    int limit;

    return limit == 12345 ? pairs(b) : -1;
}
