/* processor.c - which processor this process runs on.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tests/harness/processor.h"

#include <sched.h>

void
processor_stay(void)
{
#ifdef CPU_SETSIZE
    cpu_set_t one;
    int here = sched_getcpu();

    if (here < 0 || here >= CPU_SETSIZE)
        return;
    CPU_ZERO(&one);
    CPU_SET(here, &one);
    sched_setaffinity(0, sizeof one, &one); /* failing costs only time */
#endif
}
