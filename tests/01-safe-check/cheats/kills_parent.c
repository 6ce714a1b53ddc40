/* kills_parent.c - a cheat: kills the process that runs it.
   SPDX-License-Identifier: MIT  */
#include <signal.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    pid_t parent = getppid(); /* -1 where a filter refuses to tell */

    kill(parent > 1 ? parent : getpid(), SIGKILL);
    return 1;
}
