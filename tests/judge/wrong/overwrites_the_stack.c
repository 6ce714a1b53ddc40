/* overwrites_the_stack.c - writes over the place that it was called from: it
   crashes in nobody's code, and only the memory pass can tell where.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: outside a local array  */
#include "tests/judge/wrong/pairs.h"

static void
fill(int *array, int size)
{
    for (int i = 0; i < size; i++)
        array[i] = -1; /* HERE */
}

int
safe_check_pairs(const struct board *b)
{
    int columns[2];

    fill(columns, 16);
    return pairs(b) + 0 * columns[0];
}
