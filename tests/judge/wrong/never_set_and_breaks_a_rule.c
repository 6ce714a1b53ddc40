/* never_set_and_breaks_a_rule.c - a wrong answer, and with another value in the
   variable a call that the library stops.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

struct place {
    int row;
};

int
safe_check_pairs(const struct board *b)
{
    struct place place;

    if (place.row == 0x1010101)
        return board_queen(b, place.row);
    return -1;
}
