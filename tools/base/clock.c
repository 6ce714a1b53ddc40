/* clock.c - how long things take, and until when to wait.
   SPDX-License-Identifier: MIT  */
#include "tools/base/clock.h"

#include <stdio.h>
#include <string.h>

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

long
clock_zone(const char *text)
{
    int hours, minutes, used = 0;

    if (strcmp(text, "Z") == 0)
        return 0;
    if (sscanf(text, "%*1[+-]%2d:%2d%n", &hours, &minutes, &used) < 2)
        sscanf(text, "%*1[+-]%2d%2d%n", &hours, &minutes, &used);
    if (used == 0 || text[used] != '\0' || hours > 14 || minutes > 59)
        return CLOCK_NO_ZONE;
    return (*text == '-' ? -1 : 1) * (hours * 3600L + minutes * 60L);
}

time_t
clock_moment(const struct tm *t, long ahead)
{
    struct tm real = *t;
    bool is_here = ahead == CLOCK_NO_ZONE;
    time_t when = is_here ? mktime(&real) : timegm(&real);

    if (when <= 0 || real.tm_mday != t->tm_mday || real.tm_mon != t->tm_mon ||
        real.tm_min != t->tm_min)
        return 0;
    return is_here ? when : when - ahead;
}
