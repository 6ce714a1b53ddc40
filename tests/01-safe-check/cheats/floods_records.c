/* floods_records.c - a cheat: sends moves without end.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    uint32_t ticket = forge_find_ticket("safe_check_attacks");

    for (;;)
        forge_record(WIRE_EVENTS, ticket, 0);
    return 1;
}
