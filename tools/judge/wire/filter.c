/* filter.c - which system calls a host and its children may make.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/wire/limits.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#ifdef HAVE_SECCOMP

#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>

/* Needed to load a plug-in, to run it, to talk to the judge and to die.  */
static const int allowed[] = {
    SCMP_SYS(brk),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(close),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(fstat),
    SCMP_SYS(futex),
    SCMP_SYS(getpid),
    SCMP_SYS(getrandom),
    SCMP_SYS(gettid),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(lseek),
    SCMP_SYS(madvise),
    SCMP_SYS(mprotect),
    SCMP_SYS(mremap),
    SCMP_SYS(munmap),
    SCMP_SYS(nanosleep),
    SCMP_SYS(newfstatat),
    SCMP_SYS(pread64),
    SCMP_SYS(read),
    SCMP_SYS(readlink),
    SCMP_SYS(readv),
    SCMP_SYS(recvfrom),
    SCMP_SYS(recvmsg),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sched_yield),
    SCMP_SYS(sendmsg),
    SCMP_SYS(sendto),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(time),
    SCMP_SYS(uname),
    SCMP_SYS(write),
    SCMP_SYS(writev),
};

/* No lab has a reason for these: whoever calls one is stopped at once.  */
static const int fatal[] = {
    SCMP_SYS(bind),   SCMP_SYS(clone3),           SCMP_SYS(connect),
    SCMP_SYS(execve), SCMP_SYS(execveat),         SCMP_SYS(fork),
    SCMP_SYS(mount),  SCMP_SYS(process_vm_readv), SCMP_SYS(process_vm_writev),
    SCMP_SYS(setsid), SCMP_SYS(socket),           SCMP_SYS(socketpair),
    SCMP_SYS(tkill),  SCMP_SYS(unshare),          SCMP_SYS(vfork),
};

/* Nor has a child for these, which its host needs.  */
static const int fatal_to_child[] = { SCMP_SYS(kill), SCMP_SYS(setpgid) };

/* Allowed besides where AddressSanitizer looks for leaks.  */
static const int for_leak_check[] = {
    SCMP_SYS(wait4),           SCMP_SYS(arch_prctl),
    SCMP_SYS(getdents64),      SCMP_SYS(sched_getaffinity),
    SCMP_SYS(getppid),         SCMP_SYS(getrlimit),
    SCMP_SYS(set_robust_list), SCMP_SYS(access),
    SCMP_SYS(readlinkat),      SCMP_SYS(stat),
    SCMP_SYS(getdents),
};

/* Allowed to a host: it starts children, hears them and ends them.  Until a
   child has its own filter, it needs these, too.  */
static const int for_host[] = {
    SCMP_SYS(clone),
    SCMP_SYS(close_range),
    SCMP_SYS(dup2),
    SCMP_SYS(dup3),
    SCMP_SYS(fcntl),
    SCMP_SYS(kill),
    SCMP_SYS(landlock_add_rule),
    SCMP_SYS(landlock_restrict_self),
    SCMP_SYS(mmap),
    SCMP_SYS(pipe),
    SCMP_SYS(pipe2),
    SCMP_SYS(poll),
    SCMP_SYS(ppoll),
    SCMP_SYS(prctl),
    SCMP_SYS(prlimit64),
    SCMP_SYS(rseq),
    SCMP_SYS(seccomp),
    SCMP_SYS(setitimer),
    SCMP_SYS(setpgid),
    SCMP_SYS(setrlimit),
    SCMP_SYS(waitid),
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

/* Allow CALL if its argument NUMBER is VALUE; who calls it otherwise is
   stopped if IS_FATAL, else refused.  */
static int
add_only(scmp_filter_ctx filter, int call, unsigned number, scmp_datum_t value,
         bool is_fatal)
{
    struct scmp_arg_cmp same = { number, SCMP_CMP_EQ, value, 0 };
    struct scmp_arg_cmp other = { number, SCMP_CMP_NE, value, 0 };

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, same) != 0)
        return -1;
    return is_fatal
               ? seccomp_rule_add(filter, SCMP_ACT_KILL_PROCESS, call, 1, other)
               : 0;
}

/* The leak check clones itself once, in a way of its own; fork does not.  The
   clone stops the process it comes from, and nobody else.  */
static int
add_leak_check(scmp_filter_ctx filter, scmp_datum_t me)
{
    static const int controls[] = { PR_GET_DUMPABLE, PR_SET_DUMPABLE,
                                    PR_SET_PDEATHSIG, PR_SET_PTRACER };
    struct scmp_arg_cmp mine = SCMP_A0(SCMP_CMP_EQ, 0, 0);
    struct scmp_arg_cmp only_read = SCMP_A2(SCMP_CMP_EQ, 0, 0);

    for (size_t i = 0; i < COUNT(controls); i++)
        if (add_only(filter, SCMP_SYS(prctl), 0, (scmp_datum_t)controls[i],
                     false) != 0)
            return -1;
    if (add_only(filter, SCMP_SYS(clone), 0,
                 CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_UNTRACED,
                 true) != 0 ||
        add_only(filter, SCMP_SYS(ptrace), 1, me, true) != 0 ||
        seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(prlimit64), 2, mine,
                         only_read) != 0)
        return -1;
    return add(filter, SCMP_ACT_ALLOW, for_leak_check, COUNT(for_leak_check));
}

static int
add_no_leak_check(scmp_filter_ctx filter)
{
    static const int calls[] = { SCMP_SYS(clone), SCMP_SYS(ptrace) };

    return add(filter, SCMP_ACT_KILL_PROCESS, calls, COUNT(calls));
}

/* Files may be opened for reading only.  */
static int
add_reading(scmp_filter_ctx filter)
{
    scmp_datum_t writing = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC;
    struct scmp_arg_cmp read_only = SCMP_A2(SCMP_CMP_MASKED_EQ, writing, 0);
    struct scmp_arg_cmp old_read_only = SCMP_A1(SCMP_CMP_MASKED_EQ, writing, 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1,
                         read_only) != 0)
        return -1;
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1,
                            old_read_only);
}

static int
add_for_child(scmp_filter_ctx filter, bool is_sanitized)
{
    scmp_datum_t me = (scmp_datum_t)(unsigned)getpid();
    /* What is shared stays when nobody points to it: no limit counts that.  */
    struct scmp_arg_cmp own = SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_SHARED, 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, own) != 0 ||
        add(filter, SCMP_ACT_KILL_PROCESS, fatal, COUNT(fatal)) != 0 ||
        add(filter, SCMP_ACT_KILL_PROCESS, fatal_to_child,
            COUNT(fatal_to_child)) != 0 ||
        add_only(filter, SCMP_SYS(tgkill), 0, me, true) != 0)
        return -1;
    return is_sanitized ? add_leak_check(filter, me)
                        : add_no_leak_check(filter);
}

/* What a child may do, its host may.  */
static int
add_for_host(scmp_filter_ctx filter, bool is_sanitized)
{
    static const int more[] = { SCMP_SYS(ptrace), SCMP_SYS(tgkill) };

    if (add(filter, SCMP_ACT_KILL_PROCESS, fatal, COUNT(fatal)) != 0 ||
        add(filter, SCMP_ACT_ALLOW, more + !is_sanitized,
            COUNT(more) - !is_sanitized) != 0 ||
        add(filter, SCMP_ACT_ALLOW, for_leak_check, COUNT(for_leak_check)) != 0)
        return -1;
    return add(filter, SCMP_ACT_ALLOW, for_host, COUNT(for_host));
}

static int
load(bool is_sanitized, int (*add_others)(scmp_filter_ctx, bool))
{
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
    int result = -1;

    if (filter != NULL &&
        add(filter, SCMP_ACT_ALLOW, allowed, COUNT(allowed)) == 0 &&
        add_reading(filter) == 0 && add_others(filter, is_sanitized) == 0 &&
        seccomp_load(filter) == 0)
        result = 0;
    seccomp_release(filter);
    return result;
}

int
limits_filter(bool is_sanitized)
{
    return load(is_sanitized, add_for_child);
}

int
limits_filter_host(bool is_sanitized)
{
    return load(is_sanitized, add_for_host);
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

int
limits_filter_host(bool is_sanitized)
{
    return 0;
}

const char *
limits_filter_name(void)
{
    return "";
}

#endif
