/* ignores_limits.c - a cheat: never ends, and does not listen when told to.
   SPDX-License-Identifier: MIT  */
#include <signal.h>
#include <stddef.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    sigset_t all;

    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    signal(SIGXCPU, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    for (volatile int i = 0;; i++)
        continue;
    return 1;
}
