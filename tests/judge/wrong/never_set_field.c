/* never_set_field.c - a struct whose flag is only ever set to true, of which
   "not" is asked; its brace stands where others put theirs.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: never given a value  */
#include "tests/judge/wrong/pairs.h"

/* clang-format off */
typedef struct Search
{
    bool done;
    int n;
} Search;
/* clang-format on */

int
safe_check_pairs(const struct board *b)
{
    struct Search s;

    s.n = board_size(b);
    if (s.n > 100)
        s.done = true;
    if (!s.done)
        return pairs(b);
    return -1;
}
