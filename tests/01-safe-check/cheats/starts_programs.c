/* starts_programs.c - a cheat: starts another program, and hides behind it.
   SPDX-License-Identifier: MIT  */
#define _GNU_SOURCE 1
#include <dlfcn.h>
#include <unistd.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    Dl_info self; /* its name is what a search for survivors looks for */

    dladdr((void *)cheat, &self);
    if (fork() == 0) {
        setsid();
        execl("/bin/sleep", self.dli_fname, "1000", (char *)NULL);
    }
    execl("/bin/true", self.dli_fname, (char *)NULL);
    return 1;
}
