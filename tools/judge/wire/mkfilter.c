/* mkfilter.c - which system calls graded code, host and compiler may make.
   SPDX-License-Identifier: MIT

   usage: mkfilter >filter_table.c

   libseccomp makes the kernel's programs of these lists, which are the same
   each time.  That takes far longer than to set one: so it is done here, when
   the kit is built, and no host and no jail is linked with it.  */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <sched.h>
#include <seccomp.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "tools/judge/wire/filter.h"
#include "tools/judge/wire/limits.h"

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
    scmp_datum_t me = FILTER_ME;
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

/* Return the filter of WHO, or NULL.  A system call that is not known is one
   that the C library does without.  */
static scmp_filter_ctx
filter_of(enum limits_who who, bool is_sanitized)
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
               ? filter
               : NULL;
}

/* Write the steps of that filter as C.  Return 0 or -1.  */
static int
write_steps(enum limits_who who, bool is_sanitized)
{
    struct sock_filter step;
    scmp_filter_ctx filter = filter_of(who, is_sanitized);
    FILE *program = tmpfile();
    int count = 0;

    if (filter == NULL || program == NULL ||
        seccomp_export_bpf(filter, fileno(program)) != 0)
        return -1;
    rewind(program);
    printf("\nstatic const struct sock_filter steps_%d_%d[] = {\n", (int)who,
           is_sanitized);
    for (; fread(&step, sizeof step, 1, program) == 1; count++)
        printf("    { 0x%x, %u, %u, 0x%x },\n", step.code, step.jt, step.jf,
               step.k);
    printf("};\n");
    fclose(program);
    seccomp_release(filter);
    return count > 0 && count <= FILTER_STEPS ? 0 : -1;
}

static void
write_table(void)
{
    printf("\nconst struct filter_program filter_table[][2] = {\n");
    for (int who = 0; who <= LIMITS_PROGRAM; who++) {
        printf("    {\n");
        for (int i = 0; i < 2; i++)
            printf("        { COUNT(steps_%d_%d), steps_%d_%d },\n", who, i,
                   who, i);
        printf("    },\n");
    }
    printf("};\n");
}

/* What is made must not depend on the kernel on which the kit is built.  */
int
main(void)
{
    enum { KNOWS_KILLING = 3 };

    if (seccomp_api_set(KNOWS_KILLING) != 0)
        return 1;
    printf("/* Made by mkfilter.  */\n"
           "#include <linux/filter.h>\n\n"
           "#include \"tools/judge/wire/filter.h\"\n\n"
           "#define COUNT(steps) (sizeof(steps) / sizeof((steps)[0]))\n");
    for (int who = 0; who <= LIMITS_PROGRAM; who++)
        for (int i = 0; i < 2; i++)
            if (write_steps((enum limits_who)who, i) == -1) {
                fputs("mkfilter: libseccomp cannot make the filters\n", stderr);
                return 1;
            }
    write_table();
    return fflush(stdout) == 0 ? 0 : 1;
}
