/* recurses.c - a cheat: calls itself without end.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    static volatile int goes_on = 1;
    volatile char room[1024];

    room[0] = 1;
    return goes_on ? cheat() + room[0] : 0;
}
