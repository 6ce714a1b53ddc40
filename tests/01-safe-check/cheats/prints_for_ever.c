/* prints_for_ever.c - a cheat: prints without end.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (;;)
        puts("All tests passed.");
    return 1;
}
