/* loops.c - a cheat: never ends.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (volatile int i = 0;; i++)
        continue;
    return 1;
}
