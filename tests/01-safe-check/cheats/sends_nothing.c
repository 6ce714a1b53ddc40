/* sends_nothing.c - a cheat: sends a record with nothing in it, and hangs up.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "tests/01-safe-check/cheats/forge.h"
#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    send(FORGE_FD, "", 0, MSG_NOSIGNAL);
    shutdown(FORGE_FD, SHUT_RDWR);
    for (;;)
        sleep(1000);
    return 1;
}
