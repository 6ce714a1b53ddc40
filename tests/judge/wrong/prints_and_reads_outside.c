/* prints_and_reads_outside.c - the same, behind very much output.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: outside an array  */
#include <stdio.h>

#include "tests/judge/wrong/pairs.h"

int
safe_check_pairs(const struct board *b)
{
    char *letters = malloc(4), letter;

    for (int i = 0; i < 1000; i++)
        printf("looking at pair %d\n", i);
    letter = letters[4]; /* HERE */
    free(letters);
    return pairs(b) + 0 * letter;
}
