/* looks_for_help.c - a cheat: looks for the oracle and the judge, to ask them.
   SPDX-License-Identifier: MIT  */
#include <dlfcn.h>
#include <stddef.h>

#include "tests/01-safe-check/cheats/four.h"

static int
cheat(void)
{
    static const char *const names[] = { "oracle_attackers", "oracle_of",
                                         "relation", "grade_stop" };
    void *all = dlopen(NULL, RTLD_NOW);

    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        void *found = all != NULL ? dlsym(all, names[i]) : NULL;

        if (found != NULL)
            return ((int (*)(void))found)();
    }
    return 1;
}
