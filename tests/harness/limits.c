/* limits.c - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/limits.h"

#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
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

void
limits_set(int cpu_seconds, bool is_sanitized)
{
    rlim_t seconds = (rlim_t)cpu_seconds;

    limit(RLIMIT_CORE, 0, 0);
    limit(RLIMIT_FSIZE, 0, 0);
    limit_stack((rlim_t)(is_sanitized ? SANITIZED_STACK : STACK) * MEGABYTE);
    if (seconds > 0)
        limit(RLIMIT_CPU, seconds, seconds + 1);
    if (!is_sanitized) {
        limit(RLIMIT_AS, (rlim_t)MEMORY * MEGABYTE, (rlim_t)MEMORY * MEGABYTE);
        limit(RLIMIT_NPROC, 0, 0);
    }
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_PDEATHSIG)
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_NO_NEW_PRIVS)
    prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
#endif
}

#ifdef HAVE_SECCOMP

#include <sched.h>
#include <seccomp.h>

/* Needed to load a plug-in, to run it, to talk to the judge and to die.  */
static const int allowed[] = {
    SCMP_SYS(brk),          SCMP_SYS(clock_gettime),  SCMP_SYS(clock_nanosleep),
    SCMP_SYS(close),        SCMP_SYS(exit),           SCMP_SYS(exit_group),
    SCMP_SYS(fstat),        SCMP_SYS(futex),          SCMP_SYS(getpid),
    SCMP_SYS(getrandom),    SCMP_SYS(gettid),         SCMP_SYS(gettimeofday),
    SCMP_SYS(lseek),        SCMP_SYS(madvise),        SCMP_SYS(mmap),
    SCMP_SYS(mprotect),     SCMP_SYS(mremap),         SCMP_SYS(munmap),
    SCMP_SYS(nanosleep),    SCMP_SYS(newfstatat),     SCMP_SYS(pread64),
    SCMP_SYS(read),         SCMP_SYS(readlink),       SCMP_SYS(readv),
    SCMP_SYS(recvfrom),     SCMP_SYS(recvmsg),        SCMP_SYS(restart_syscall),
    SCMP_SYS(rt_sigaction), SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sched_yield),  SCMP_SYS(sendmsg),        SCMP_SYS(sendto),
    SCMP_SYS(sigaltstack),  SCMP_SYS(time),           SCMP_SYS(uname),
    SCMP_SYS(write),        SCMP_SYS(writev),
};

/* No lab has a reason for these: whoever calls one is stopped at once.  */
static const int fatal[] = {
    SCMP_SYS(bind),
    SCMP_SYS(clone3),
    SCMP_SYS(connect),
    SCMP_SYS(execve),
    SCMP_SYS(execveat),
    SCMP_SYS(fork),
    SCMP_SYS(kill),
    SCMP_SYS(mount),
    SCMP_SYS(process_vm_readv),
    SCMP_SYS(process_vm_writev),
    SCMP_SYS(setpgid),
    SCMP_SYS(setsid),
    SCMP_SYS(socket),
    SCMP_SYS(socketpair),
    SCMP_SYS(tkill),
    SCMP_SYS(unshare),
    SCMP_SYS(vfork),
};

/* Allowed besides where AddressSanitizer looks for leaks.  */
static const int for_leak_check[] = {
    SCMP_SYS(ptrace),     SCMP_SYS(wait4),
    SCMP_SYS(prctl),      SCMP_SYS(arch_prctl),
    SCMP_SYS(getdents64), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getppid),    SCMP_SYS(getrlimit),
    SCMP_SYS(prlimit64),  SCMP_SYS(set_robust_list),
    SCMP_SYS(access),     SCMP_SYS(readlinkat),
    SCMP_SYS(stat),       SCMP_SYS(getdents),
};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

static int
add(scmp_filter_ctx filter, uint32_t action, const int *calls, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (seccomp_rule_add(filter, action, calls[i], 0) != 0)
            return -1;
    return 0;
}

/* The leak check clones itself once, in a way of its own; fork does not.  */
static int
add_leak_check(scmp_filter_ctx filter)
{
    scmp_datum_t flags = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED;
    struct scmp_arg_cmp its_way = SCMP_A0(SCMP_CMP_EQ, flags, 0);
    struct scmp_arg_cmp others = SCMP_A0(SCMP_CMP_NE, flags, 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, its_way) !=
            0 ||
        seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(clone), 1,
                         others) != 0)
        return -1;
    return add(filter, SCMP_ACT_ALLOW, for_leak_check, COUNT(for_leak_check));
}

static int
add_no_leak_check(scmp_filter_ctx filter)
{
    static const int calls[] = { SCMP_SYS(clone), SCMP_SYS(ptrace) };

    return add(filter, SCMP_ACT_KILL_PROCESS, calls, COUNT(calls));
}

/* Files may be opened for reading only, signals sent to oneself only.  */
static int
add_special(scmp_filter_ctx filter, bool is_sanitized)
{
    scmp_datum_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    struct scmp_arg_cmp read_only = SCMP_A2(SCMP_CMP_MASKED_EQ, writing, 0);
    struct scmp_arg_cmp old_read_only = SCMP_A1(SCMP_CMP_MASKED_EQ, writing, 0);
    struct scmp_arg_cmp to_me =
        SCMP_A0(SCMP_CMP_EQ, (scmp_datum_t)(unsigned)getpid(), 0);
    struct scmp_arg_cmp to_others =
        SCMP_A0(SCMP_CMP_NE, (scmp_datum_t)(unsigned)getpid(), 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                         read_only) != 0 ||
        seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                         old_read_only) != 0 ||
        seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(tgkill), 1, to_me) !=
            0 ||
        seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, SCMP_SYS(tgkill), 1,
                         to_others) != 0)
        return -1;
    return is_sanitized ? add_leak_check(filter) : add_no_leak_check(filter);
}

int
limits_filter(bool is_sanitized)
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    int result = -1;

    if (filter != NULL &&
        add(filter, SCMP_ACT_ALLOW, allowed, COUNT(allowed)) == 0 &&
        add(filter, SCMP_ACT_KILL_PROCESS, fatal, COUNT(fatal)) == 0 &&
        add_special(filter, is_sanitized) == 0 && seccomp_load(filter) == 0)
        result = 0;
    seccomp_release(filter);
    return result;
}

const char *
limits_filter_name(void)
{
    return "seccomp";
}

#else

int
limits_filter(bool is_sanitized)
{
    return 0;
}

const char *
limits_filter_name(void)
{
    return "";
}

#endif
