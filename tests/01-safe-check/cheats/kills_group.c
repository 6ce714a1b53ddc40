/* kills_group.c - a cheat: kills everything in its process group.
   SPDX-License-Identifier: MIT  */
#include <signal.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    kill(getpgrp() == getpid() ? 0 : getpid(), SIGKILL);
    return 1;
}
