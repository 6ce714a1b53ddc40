/* prints_and_crashes.c - prints a word, without ending the line, and crashes.
   SPDX-License-Identifier: MIT
   verdict: crashed
   says: not its own
   printed: a word before the end  */
#include <stdio.h>

int
safe_check_pairs(const struct board *b)
{
    int *nowhere = 0;

    printf("a word before the end");
    return *nowhere; /* HERE */
}
