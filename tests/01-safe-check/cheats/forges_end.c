/* forges_end.c - a cheat: says how its process ended, and that nothing is
   written yet, and goes on. SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    forge_record(WIRE_ENDED, 0, 0);
    forge_record(WIRE_TODO, 0, 0);
    forge_record(WIRE_CRASH, 0, 0);
    return 1;
}
