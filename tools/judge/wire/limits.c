/* limits.c - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/wire/limits.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tools/base/clock.h"
#include "tools/judge/wire/landlock.h"

enum { MEGABYTE = 1 << 20, MEMORY = 1024, STACK = 8, SANITIZED_STACK = 64 };

static void
limit(int what, rlim_t soft, rlim_t hard)
{
    struct rlimit r = { soft, hard };

    setrlimit(what, &r);
}

/* The stack may have a lower hard limit than we would like.  */
static void
limit_stack(rlim_t bytes)
{
    struct rlimit r;

    if (getrlimit(RLIMIT_STACK, &r) == 0 &&
        (r.rlim_max == RLIM_INFINITY || bytes < r.rlim_max))
        limit(RLIMIT_STACK, bytes, bytes);
}

/* Let no program that is started have more rights.  */
static void
gain_nothing(void)
{
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_NO_NEW_PRIVS)
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
}

void
limits_set(int cpu_milliseconds, bool is_sanitized)
{
    rlim_t seconds = (rlim_t)(cpu_milliseconds + 999) / 1000;
    struct itimerval part = { .it_value = { cpu_milliseconds / 1000,
                                            cpu_milliseconds % 1000 * 1000 } };

    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, 0, 0);
    limit_stack((rlim_t)(is_sanitized ? SANITIZED_STACK : STACK) * MEGABYTE);
    if (seconds > 0)
        limit(RLIMIT_CPU, seconds, seconds + 1);
    if (part.it_value.tv_usec > 0) /* the limit knows whole seconds only */
        setitimer(ITIMER_PROF, &part, NULL);
    if (!is_sanitized) {
        limit(RLIMIT_AS, (rlim_t)MEMORY * MEGABYTE, (rlim_t)MEMORY * MEGABYTE);
        limit(RLIMIT_NPROC, 0, 0);
    }
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_PDEATHSIG)
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
    gain_nothing();
}

static bool can_blind; /* here */

int
limits_hide(char *const *paths, int count)
{
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_DUMPABLE)
    prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
    gain_nothing();
    if (landlock_version() == 0)
        return 0;
    can_blind = landlock_begin() == 0 && landlock_allow_all_but("proc") == 0;
    for (int i = 0; can_blind && i < count; i++)
        can_blind = landlock_allow_top(paths[i]) == 0;
    return can_blind ? 0 : -1;
}

int
limits_blind(void)
{
    if (!can_blind)
        return 0;
    return landlock_allow("/proc/self", false) == 0 ? landlock_end() : -1;
}

bool
limits_memory_is_kept(pid_t child)
{
    char path[64], line[128];
    long kilobytes, sum = 0;
    FILE *status;

    snprintf(path, sizeof path, "/proc/%ld/status", (long)child);
    status = fopen(path, "r");
    if (status == NULL)
        return true;
    while (fgets(line, sizeof line, status) != NULL)
        if (sscanf(line, "VmRSS: %ld", &kilobytes) == 1 ||
            sscanf(line, "VmPTE: %ld", &kilobytes) == 1 ||
            sscanf(line, "VmSwap: %ld", &kilobytes) == 1)
            sum += kilobytes;
    fclose(status);
    return sum <= (long)MEMORY * 1024;
}

int
limits_used(void)
{
    return (int)(clock_used() * 1000);
}

int
limits_used_by_children(void)
{
    struct rusage u = { 0 };

    getrusage(RUSAGE_CHILDREN, &u);
    return (int)((u.ru_utime.tv_sec + u.ru_stime.tv_sec) * 1000 +
                 (u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1000);
}

/* Return number COLUMN of what the kernel's scheduler knows of PID, in
   milliseconds, or -1.  */
static int
scheduled(pid_t pid, int column)
{
    char path[64];
    long long nanoseconds[2];
    FILE *in;
    int result = -1;

    snprintf(path, sizeof path, "/proc/%ld/schedstat", (long)pid);
    in = fopen(path, "r");
    if (in == NULL)
        return -1;
    if (fscanf(in, "%lld %lld", &nanoseconds[0], &nanoseconds[1]) == 2)
        result = (int)(nanoseconds[column] / 1000000);
    fclose(in);
    return result;
}

int
limits_ran(pid_t pid)
{
    return scheduled(pid, 0);
}

int
limits_waited(pid_t pid)
{
    return scheduled(pid, 1);
}
