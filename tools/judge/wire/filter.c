/* filter.c - set a system call filter.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/wire/limits.h"

#ifdef HAVE_SECCOMP

#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stdint.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "tools/judge/wire/filter.h"

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
