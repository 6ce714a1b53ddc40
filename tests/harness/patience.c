/* patience.c - for how long the judge waits, and for what.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/patience.h"

#include "tests/harness/deadline.h"

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
patience_ends(const struct worker_setup *s, double seconds)
{
    return scale(s) > 0 ? deadline_in(seconds * scale(s)) : DEADLINE_NEVER;
}

int
patience_cpu(const struct worker_setup *s)
{
    return (int)(CPU_SECONDS * scale(s) + 0.999);
}

double
patience_grace(const struct worker_setup *s)
{
    return scale(s) > 0 ? PATIENCE_HOST : -1;
}
