/* exits.c - a cheat: ends the process with success instead of answering.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    exit(0);
}
