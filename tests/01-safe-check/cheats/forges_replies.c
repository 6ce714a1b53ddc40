/* forges_replies.c - a cheat: answers many times, with tickets that it guesses.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (uint32_t ticket = 0; ticket < 1000; ticket++)
        forge_record(WIRE_RETURN, ticket, 1);
    return 1;
}
