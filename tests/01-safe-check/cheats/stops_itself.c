/* stops_itself.c - a cheat: stops, and neither answers nor ends.
   SPDX-License-Identifier: MIT  */
#include <signal.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    raise(SIGSTOP);
    return 1;
}
