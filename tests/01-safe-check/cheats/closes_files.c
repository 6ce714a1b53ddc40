/* closes_files.c - a cheat: closes every file, the judge's socket too.
   SPDX-License-Identifier: MIT  */
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (int fd = 0; fd < 1024; fd++)
        close(fd);
    return 1;
}
