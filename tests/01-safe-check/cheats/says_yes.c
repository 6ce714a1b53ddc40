/* says_yes.c - a cheat: says yes to everything.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    return 1;
}
