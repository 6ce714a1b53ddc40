/* environment.c - a cheat: tells Check which tests to run, and how.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    setenv("CK_RUN_CASE", "none", 1);
    setenv("CK_RUN_SUITE", "none", 1);
    setenv("CK_FORK", "yes", 1);
    setenv("CK_DEFAULT_TIMEOUT", "0", 1);
    return 1;
}
