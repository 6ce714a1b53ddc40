/* never_set_and_is_wrong.c - gives a wrong answer, another one each time,
   because a variable has no value: the cause is told, not only the answer.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    volatile int more;

    return pairs(b) + 1 + (more & 255);
}
