/* never_set_result.c - a result that most ways leave unset: its line is told.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    int result;

    if (pairs(b) > 0)
        result = pairs(b);
    return result; /* HERE */
}
