/* frees_twice.c - releases the same memory twice.
   SPDX-License-Identifier: MIT
   needs: memory
   verdict: memory-fault
   says: releases the same memory twice  */
#include <stdlib.h>

int
safe_check_pairs(const struct board *b)
{
    char *memory = malloc(10);

    free(memory);
    free(memory); /* HERE */
    return 0;
}
