/* never_set_typedef.c - a flag that is only ever set to true, in a struct that
   goes by the name of a typedef.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

typedef struct {
    struct {
        int n;
    } size;
    bool done;
} Search;

int
safe_check_pairs(const struct board *b)
{
    Search s;

    s.size.n = board_size(b);
    if (s.size.n > 100)
        s.done = true;
    if (!s.done)
        return pairs(b);
    return -1;
}
