/* exits_when_unloaded.c - a cheat: hopes that the status of its process
   decides. SPDX-License-Identifier: MIT  */
#include <stdlib.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

__attribute__((destructor)) static void
end_well(void)
{
    _exit(0);
}

static int
cheat(void)
{
    exit(1);
}
