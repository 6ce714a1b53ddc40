/* clock.c - how long things take, and until when to wait.
   SPDX-License-Identifier: MIT  */
#include "tools/base/clock.h"

#include <time.h>

double
clock_now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double
clock_after(double seconds)
{
    return clock_now() + seconds;
}

int
clock_left(double deadline)
{
    double left;

    if (deadline == CLOCK_NEVER)
        return -1;
    left = (deadline - clock_now()) * 1000;
    return left > 0 ? (int)left + 1 : 0;
}
