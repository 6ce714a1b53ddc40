/* sleeps.c - a cheat: never ends, and uses no time.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (;;)
        sleep(1000);
    return 1;
}
