/* called.c - which functions of the code under test do not end.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/called.h"

#include <string.h>

#include "lib/require.h"

enum { LATE_MAX = 2 };

bool
called_next(struct called *c, const char *name)
{
    int i = 0;

    while (c->function[i].name != NULL &&
           strcmp(c->function[i].name, name) != 0) {
        i++;
        REQUIRE(i < CALLED_MAX, "called_next: the lab has too many functions");
    }
    c->function[i].name = name;
    c->now = i;
    return c->function[i].late < LATE_MAX;
}

const char *
called_now(const struct called *c)
{
    return c->function[c->now].name;
}

void
called_late(struct called *c)
{
    c->function[c->now].late++;
}
