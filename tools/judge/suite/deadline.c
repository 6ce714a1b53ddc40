/* deadline.c - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/deadline.h"

#include "tools/base/clock.h"

enum {
    CPU_SECONDS = 1,    /* a child may use for one test */
    MEMORY_SLOWDOWN = 4 /* of everything in the memory pass */
};

static double
scale(const struct worker_setup *s)
{
    return s->scale * (s->is_memory_pass ? MEMORY_SLOWDOWN : 1);
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
