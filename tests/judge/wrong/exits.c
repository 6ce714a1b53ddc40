/* exits.c - ends the program.
   SPDX-License-Identifier: MIT
   verdict: ended
   says: call of exit  */
#include <stdlib.h>

int
safe_check_pairs(const struct board *b)
{
    exit(3);
}
