/* filter.c - which system calls graded code, host and compiler may make.
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

#include <linux/filter.h>
#include <sched.h>
#include <seccomp.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/wait.h>

/* Needed to load a plug-in, to run it, to talk to the judge and to die.  */
static const char allowed[] =
    "brk clock_gettime close exit exit_group fstat getpid getrandom gettid "
    "gettimeofday lseek madvise mprotect mremap munmap newfstatat pread64 "
    "read readlink readv recvfrom recvmsg restart_syscall rt_sigaction "
    "rt_sigprocmask rt_sigreturn sendto sigaltstack time uname write "
    "writev";

/* No lab has a reason for these: whoever calls one is stopped at once.  Open
   files that were sent and not yet received are counted by user: with sendmsg
   one submission would keep the judge of another from beginning its tests.  */
static const char fatal[] =
    "bind clone3 connect execve execveat fork mount process_vm_readv "
    "process_vm_writev sendmmsg sendmsg setsid socket socketpair tkill unshare "
    "vfork";

/* Nor has a child for these, which its host needs.  */
static const char fatal_to_child[] = "kill setpgid";

/* To a child these take no time.  A child that slept often, each time for a
   moment, would wait for a processor each time: its time-out would look as if
   the machine was busy.  */
static const char pauses[] = "clock_nanosleep nanosleep";

/* Allowed besides where AddressSanitizer looks for leaks, and to others.  */
static const char for_leak_check[] =
    "access arch_prctl getdents getdents64 getppid getrlimit readlinkat "
    "sched_getaffinity sched_yield set_robust_list stat wait4";

/* Allowed to a host: it starts children, hears them and ends them.  Until a
   child has its own filter, it needs these, too.  */
static const char for_host[] =
    "close_range dup2 dup3 futex getrusage kill landlock_add_rule "
    "landlock_restrict_self mmap pipe pipe2 poll ppoll prctl rseq seccomp "
    "setitimer setpgid setrlimit waitid";

/* Allowed to a compiler, and to what else reads or writes what came from a
   student: they start programs and make files, and that is all.  */
static const char for_program[] =
    "chdir chmod close_range dup dup2 dup3 execve faccessat fadvise64 "
    "fallocate fchdir fchmod fchmodat fork ftruncate futex getcwd getegid "
    "geteuid getgid getpgrp getrusage getuid link linkat lstat mkdir "
    "mkdirat mmap open openat pipe pipe2 poll ppoll pselect6 pwrite64 "
    "rename renameat renameat2 rmdir rseq set_tid_address setrlimit statx "
    "symlink symlinkat sysinfo umask unlink unlinkat utimensat vfork waitid";

#define NO_TIME SCMP_ACT_ERRNO(0)
/* In a filter, the process that sets it.  */
enum { ME = 0x51f0f1f2 };

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

static int
add(scmp_filter_ctx filter, uint32_t action, const char *calls)
{
    char name[32];
    int length;

    for (; sscanf(calls, " %31s%n", name, &length) == 1; calls += length)
        if (seccomp_rule_add(filter, action, seccomp_syscall_resolve_name(name),
                             0) != 0)
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
    return add(filter, SCMP_ACT_ALLOW, for_leak_check);
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
add_no_leak_check(scmp_filter_ctx filter)
{
    return add(filter, NO_TIME, "sched_yield") == 0
               ? add(filter, SCMP_ACT_KILL_PROCESS, "clone ptrace")
               : -1;
}

static int
add_pauses(scmp_filter_ctx filter)
{
    struct scmp_arg_cmp endless = SCMP_A3(SCMP_CMP_EQ, 0, 0);
    struct scmp_arg_cmp timed = SCMP_A3(SCMP_CMP_NE, 0, 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(futex), 1, endless) !=
            0 ||
        seccomp_rule_add(filter, NO_TIME, SCMP_SYS(futex), 1, timed) != 0)
        return -1;
    return add(filter, NO_TIME, pauses);
}

static int
add_for_child(scmp_filter_ctx filter, bool is_sanitized)
{
    scmp_datum_t me = ME;
    /* What is shared stays when nobody points to it: no limit counts that.  */
    struct scmp_arg_cmp own = SCMP_A3(SCMP_CMP_MASKED_EQ, MAP_SHARED, 0);

    if (seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(mmap), 1, own) != 0 ||
        add_pauses(filter) != 0 ||
        add(filter, SCMP_ACT_KILL_PROCESS, fatal) != 0 ||
        add(filter, SCMP_ACT_KILL_PROCESS, fatal_to_child) != 0 ||
        add_only(filter, SCMP_SYS(tgkill), 0, me, true) != 0)
        return -1;
    return is_sanitized ? add_leak_check(filter, me)
                        : add_no_leak_check(filter);
}

/* A process of its own, in the same namespaces; its own limits; no signal when
   a file can be read.  */
static int
add_own(scmp_filter_ctx filter)
{
    enum { NAMESPACES = 0x7e020000 };
    struct scmp_arg_cmp here = SCMP_A0(SCMP_CMP_MASKED_EQ, NAMESPACES, 0);
    struct scmp_arg_cmp mine = SCMP_A0(SCMP_CMP_EQ, 0, 0);
    struct scmp_arg_cmp silent = SCMP_A1(SCMP_CMP_LT, F_SETOWN, 0);
    struct scmp_arg_cmp copy = SCMP_A1(SCMP_CMP_EQ, F_DUPFD_CLOEXEC, 0);
    uint32_t yes = SCMP_ACT_ALLOW;

    if (seccomp_rule_add(filter, yes, SCMP_SYS(clone), 1, here) != 0 ||
        seccomp_rule_add(filter, yes, SCMP_SYS(prlimit64), 1, mine) != 0 ||
        seccomp_rule_add(filter, yes, SCMP_SYS(fcntl), 1, silent) != 0 ||
        seccomp_rule_add(filter, yes, SCMP_SYS(fcntl), 1, copy) != 0)
        return -1;
    return add(filter, yes, for_leak_check);
}

/* What a child may do, its host may.  */
static int
add_for_host(scmp_filter_ctx filter, bool is_sanitized)
{
    if (add(filter, SCMP_ACT_KILL_PROCESS, fatal) != 0 ||
        add(filter, SCMP_ACT_ALLOW,
            is_sanitized ? "ptrace tgkill" : "tgkill") != 0 ||
        add(filter, SCMP_ACT_ALLOW, for_host) != 0)
        return -1;
    return add_own(filter);
}

static int
add_for_program(scmp_filter_ctx filter, bool is_sanitized)
{
    if (add(filter, SCMP_ACT_ALLOW, for_program) != 0 ||
        add(filter, SCMP_ACT_ALLOW, pauses) != 0)
        return -1;
    return add_own(filter);
}

/* The programs that libseccomp made, which takes far longer than to set them.
 */
static struct filter {
    struct sock_filter step[512];
    size_t size; /* in bytes; 0: not made yet */
} made[LIMITS_PROGRAM + 1];

/* Write the filter of WHO to FD.  A system call that is not known is one that
   the C library does without.  */
static int export(enum limits_who who, bool is_sanitized, int fd)
{
    static int (*const add_others[])(scmp_filter_ctx, bool) = {
        [LIMITS_CHILD] = add_for_child,
        [LIMITS_HOST] = add_for_host,
        [LIMITS_PROGRAM] = add_for_program,
    };
    bool is_program = who == LIMITS_PROGRAM;
    scmp_filter_ctx filter =
        seccomp_init(SCMP_ACT_ERRNO(is_program ? ENOSYS : EPERM));

    return filter != NULL && add(filter, SCMP_ACT_ALLOW, allowed) == 0 &&
                   (is_program || add_reading(filter) == 0) &&
                   add_others[who](filter, is_sanitized) == 0
               ? seccomp_export_bpf(filter, fd)
               : -1;
}

/* By a process of its own, so that no child has the memory that it takes.  */
int
limits_filter_make(enum limits_who who, bool is_sanitized)
{
    struct filter *f = &made[who];
    int ends[2], status = -1;
    ssize_t got;
    pid_t maker;

    if (pipe(ends) == -1)
        return -1;
    maker = fork();
    if (maker == 0)
        _exit(export(who, is_sanitized, ends[1]) != 0);
    close(ends[1]);
    got = read(ends[0], f->step, sizeof f->step);
    close(ends[0]);
    f->size = got > 0 ? (size_t)got : 0;
    return maker != -1 && waitpid(maker, &status, 0) == maker && status == 0 &&
                   f->size > 0 && f->size < sizeof f->step
               ? 0
               : -1;
}

int
limits_filter(enum limits_who who, bool is_sanitized)
{
    struct filter *f = &made[who];
    struct sock_fprog program;

    if (f->size == 0 && limits_filter_make(who, is_sanitized) == -1)
        return -1;
    program.len = (unsigned short)(f->size / sizeof f->step[0]);
    program.filter = f->step;
    for (int i = 0; i < program.len; i++)
        if (f->step[i].k == ME)
            f->step[i].k = (uint32_t)getpid();
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
limits_filter_make(enum limits_who who, bool is_sanitized)
{
    return 0;
}

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
