/* forges_early.c - a cheat: says that it is ready, and answers, before it is
   asked. SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

__attribute__((constructor)) static void
answer_early(void)
{
    forge_record(WIRE_READY, 0, 1);
    forge_record(WIRE_RETURN, 0, 1);
}

static int
cheat(void)
{
    return 1;
}
