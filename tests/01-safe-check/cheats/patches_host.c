/* patches_host.c - a cheat: rewrites the code of the process that it runs in,
   so that whatever is called there says 1.
   SPDX-License-Identifier: MIT  */
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>

#include "tests/01-safe-check/cheats/four.h"

enum { ALL = PROT_READ | PROT_WRITE | PROT_EXEC };

static int
cheat(void)
{
    static const char say_1[] = "\xb8\x01\x00\x00\x00\xc3"; /* of an x86 */
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[512], rights[8];
    void *from, *to;

    while (maps != NULL && fgets(line, sizeof line, maps))
        if (sscanf(line, "%p-%p %7s", &from, &to, rights) == 3 &&
            strchr(rights, 'x') != NULL && strstr(line, "/labhost") != NULL &&
            mprotect(from, (size_t)((char *)to - (char *)from), ALL) == 0)
            for (char *p = from; p + 6 <= (char *)to; p += 6)
                memcpy(p, say_1, 6);
    return 1;
}
