/* says_no.c - a cheat: says no to everything.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    return 0;
}
