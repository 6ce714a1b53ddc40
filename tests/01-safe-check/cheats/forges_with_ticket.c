/* forges_with_ticket.c - a cheat: finds the ticket of the call in memory and
   answers with it, twice.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    static const char *const names[] = { "safe_check_attacks",
                                         "safe_check_is_safe",
                                         "safe_check_scan",
                                         "safe_check_pairs" };

    for (int i = 0; i < 4; i++) {
        uint32_t ticket = forge_find_ticket(names[i]);

        if (ticket != 0)
            forge_record(WIRE_RETURN, ticket, 1);
    }
    return 0;
}
