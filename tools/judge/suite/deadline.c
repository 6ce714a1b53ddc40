/* deadline.c - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/deadline.h"

#include <string.h>

#include "lib/require.h"
#include "tools/base/clock.h"

enum {
    CPU_SECONDS = 1,     /* a child may use for one test */
    MEMORY_SLOWDOWN = 4, /* of everything in the memory pass */
    HURRY_AFTER = 2      /* tests that did not end, whatever they called */
};

static double
scale(const struct worker_setup *s)
{
    return s->scale * (s->is_memory_pass ? MEMORY_SLOWDOWN : 1) /
           (s->haste > 0 ? s->haste : 1);
}

double
deadline_ends(const struct worker_setup *s, double seconds)
{
    return scale(s) > 0 ? clock_after(seconds * scale(s)) : CLOCK_NEVER;
}

double
deadline_of_test(const struct worker_setup *s)
{
    if (s->seconds == 0)
        return deadline_ends(s, DEADLINE_TEST);
    return s->seconds > 0 ? clock_after(s->seconds) : CLOCK_NEVER;
}

int
deadline_cpu(const struct worker_setup *s)
{
    if (s->seconds != 0)
        return 0;
    return (int)(CPU_SECONDS * scale(s) * 1000 + 0.5);
}

double
deadline_grace(const struct worker_setup *s)
{
    return scale(s) > 0 ? DEADLINE_HOST : -1;
}

/* So often a function may not end: as usual, and in second looks.  */
static const int late_max[] = { 2, 1 };

bool
deadline_call(struct deadline_calls *c, const char *name, bool is_second)
{
    int i = 0;

    while (c->function[i].name != NULL &&
           strcmp(c->function[i].name, name) != 0) {
        i++;
        REQUIRE(i < DEADLINE_CALLS,
                "deadline_call: the lab has too many functions");
    }
    c->function[i].name = name;
    c->now = i;
    return c->function[i].late[is_second] < late_max[is_second];
}

const char *
deadline_called(const struct deadline_calls *c)
{
    return c->function[c->now].name;
}

void
deadline_missed(struct deadline_calls *c, bool is_second)
{
    c->function[c->now].late[is_second]++;
    c->late += !is_second;
}

int
deadline_haste(const struct deadline_calls *c, bool is_second)
{
    return is_second                ? DEADLINE_SECOND_LOOK
           : c->late >= HURRY_AFTER ? DEADLINE_HURRY
                                    : 1;
}
