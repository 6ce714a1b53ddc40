/* deadline.c - until when to wait.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/deadline.h"

#include <time.h>

static double
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double
deadline_in(double seconds)
{
    return now() + seconds;
}

int
deadline_left(double deadline)
{
    double left;

    if (deadline == DEADLINE_NEVER)
        return -1;
    left = (deadline - now()) * 1000;
    return left > 0 ? (int)left + 1 : 0;
}
