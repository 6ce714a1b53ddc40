/* limits.c - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/wire/limits.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tools/base/clock.h"
#include "tools/judge/wire/landlock.h"
#ifdef HAVE_SECCOMP
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdint.h>

#include "tools/judge/wire/filter.h"
#endif

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

/* Read the start of the file NAME about PID in /proc into TEXT, of SIZE bytes.
   Return whether it is there.  Not by stdio: what that takes from malloc, each
   child of a host would get and give back.  */
static bool
read_about(pid_t pid, const char *name, char *text, size_t size)
{
    char path[64];
    size_t have = 0;
    ssize_t got;
    int fd;

    snprintf(path, sizeof path, "/proc/%ld/%s", (long)pid, name);
    fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd == -1)
        return false;
    while (have < size - 1 &&
           (got = read(fd, text + have, size - 1 - have)) > 0)
        have += (size_t)got;
    close(fd);
    text[have] = '\0';
    return have > 0;
}

bool
limits_memory_is_kept(pid_t child)
{
    static const char *const parts[] = { "\nVmRSS:", "\nVmPTE:", "\nVmSwap:" };
    static char status[65536]; /* one line has a number for each group */
    long kilobytes = 0;

    if (!read_about(child, "status", status, sizeof status))
        return true;
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        const char *line = strstr(status, parts[i]);

        if (line != NULL)
            kilobytes += strtol(line + strlen(parts[i]), NULL, 10);
    }
    return kilobytes <= (long)MEMORY * 1024;
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

void
limits_scheduled(pid_t pid, int *ran, int *waited)
{
    char text[128], *next;

    *ran = *waited = -1;
    if (!read_about(pid, "schedstat", text, sizeof text))
        return;
    *ran = (int)(strtoll(text, &next, 10) / 1000000);
    *waited = (int)(strtoll(next, NULL, 10) / 1000000);
}

int
limits_waited(pid_t pid)
{
    int ran, waited;

    limits_scheduled(pid, &ran, &waited);
    return waited;
}

#ifdef HAVE_SECCOMP
int
limits_filter(enum limits_who who, bool is_sanitized)
{
    const struct filter_program *p = &filter_table[who][is_sanitized];
    struct sock_filter step[FILTER_STEPS];
    struct sock_fprog program = { (unsigned short)p->steps, step };

    memcpy(step, p->step, p->steps * sizeof step[0]);
    for (size_t i = 0; i < p->steps; i++)
        if (step[i].k == FILTER_ME)
            step[i].k = (uint32_t)getpid();
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0
               ? prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program)
               : -1;
}

const char *
limits_filter_name(void)
{
    return "seccomp";
}

#else

int
limits_filter(enum limits_who who, bool is_sanitized)
{
    return 0;
}

const char *
limits_filter_name(void)
{
    return "";
}

#endif
