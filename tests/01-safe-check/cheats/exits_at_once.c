/* exits_at_once.c - a cheat: ends the process behind the back of the C library.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    _exit(0);
}
