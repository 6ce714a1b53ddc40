/* takes_memory.c - a cheat: takes all the memory there is.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>
#include <string.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    for (;;) {
        char *more = malloc(1 << 24);

        if (more != NULL)
            memset(more, 1, 1 << 24);
    }
    return 1;
}
