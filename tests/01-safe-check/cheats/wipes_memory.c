/* wipes_memory.c - a cheat: overwrites whatever it may write to.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <string.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512], rights[8];
    void *from, *to;

    while (maps != NULL && fgets(line, sizeof line, maps))
        if (sscanf(line, "%p-%p %7s", &from, &to, rights) == 3 &&
            strncmp(rights, "rw", 2) == 0 && strchr(line, '/') != NULL)
            memset(from, 1, (size_t)((char *)to - (char *)from));
    return 1;
}
