/* exits_when_loaded.c - a cheat: ends the process before it is asked anything.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "tests/01-safe-check/cheats/four.h"

__attribute__((constructor)) static void
end_at_once(void)
{
    exit(0);
}

static int
cheat(void)
{
    return 1;
}
