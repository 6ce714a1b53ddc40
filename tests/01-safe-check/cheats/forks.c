/* forks.c - a cheat: lets one process end well and answers from others.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    if (fork() > 0)
        _exit(0);
    if (fork() > 0)
        _exit(0);
    return 1;
}
