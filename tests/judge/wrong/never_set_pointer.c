/* never_set_pointer.c - a pointer that points nowhere: its line is told.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    int *q;

    if (board_size(b) > 100)
        q = NULL;
    if (q != NULL && (size_t)q % 4 == 2) /* HERE */
        return *q;
    return pairs(b);
}
