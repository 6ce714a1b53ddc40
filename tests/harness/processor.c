/* processor.c - which processor this process runs on.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tests/harness/processor.h"

#include <sched.h>

#ifdef CPU_SETSIZE

static void
choose(int cpu)
{
    cpu_set_t one;

    if (cpu < 0 || cpu >= CPU_SETSIZE)
        return;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one); /* failing costs only time */
}

void
processor_stay(void)
{
    choose(sched_getcpu());
}

void
processor_stay_on(int number)
{
    cpu_set_t allowed;
    int left, cpu = -1;

    if (sched_getaffinity(0, sizeof allowed, &allowed) == -1)
        return;
    left = number % CPU_COUNT(&allowed);
    do
        left -= CPU_ISSET(++cpu, &allowed) != 0;
    while (left >= 0);
    choose(cpu);
}

#else

void
processor_stay(void)
{
}

void
processor_stay_on(int number)
{
    (void)number;
}

#endif
