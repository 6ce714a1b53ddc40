/* leaks.c - right, but loses memory.
   SPDX-License-Identifier: MIT
   needs: leaks
   verdict: memory-fault
   says: loses memory  */
#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    char *memory = malloc(40); /* HERE */

    memory[0] = 1;
    memory = NULL;
    return pairs(b);
}
