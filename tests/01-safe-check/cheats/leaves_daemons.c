/* leaves_daemons.c - a cheat: leaves processes behind that nobody asked for.
   SPDX-License-Identifier: MIT  */
#include <signal.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    static int has_left;

    if (!has_left++ && fork() == 0) {
        setsid();
        signal(SIGHUP, SIG_IGN);
        for (int i = 0; i < 3; i++)
            fork();
        for (;;)
            sleep(1000);
    }
    return 1;
}
