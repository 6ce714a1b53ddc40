/* clock.c - how long things take, and until when to wait.
   SPDX-License-Identifier: MIT  */
#include "tools/base/clock.h"

static double
seconds_on(clockid_t clock)
{
    struct timespec t;

    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double
clock_now(void)
{
    return seconds_on(CLOCK_MONOTONIC);
}

double
clock_used(void)
{
    return seconds_on(CLOCK_PROCESS_CPUTIME_ID);
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

time_t
clock_moment(const struct tm *t, bool is_utc)
{
    struct tm real = *t;
    time_t when = is_utc ? timegm(&real) : mktime(&real);

    return when > 0 && real.tm_mday == t->tm_mday && real.tm_mon == t->tm_mon &&
                   real.tm_min == t->tm_min
               ? when
               : 0;
}
