/* no_compiler.c - name the system calls that are not refused, of those that no
   compiler makes.
   SPDX-License-Identifier: MIT  */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

static void
tell(const char *name, long result)
{
    if (result != -1 || errno != ENOSYS)
        puts(name);
}

#define TRY(name, ...) tell(#name, syscall(SYS_##name, __VA_ARGS__))

int
main(void)
{
    int parent = getppid();

    TRY(socket, AF_INET, SOCK_STREAM, 0);
    TRY(socketpair, AF_UNIX, SOCK_STREAM, 0, 0);
    TRY(kill, parent, 0);
    TRY(tgkill, parent, parent, 0);
    TRY(rt_sigqueueinfo, parent, 0, 0);
    TRY(pidfd_open, parent, 0);
    TRY(fcntl, 0, F_SETOWN, parent);
    TRY(ptrace, PTRACE_SEIZE, parent, 0, 0);
    TRY(process_vm_readv, parent, 0, 0, 0, 0, 0);
    TRY(kcmp, parent, parent, 0, 0, 0);
    TRY(prlimit64, parent, 0, 0, 0);
    TRY(sched_setaffinity, parent, 0, 0);
    TRY(setpriority, 0, parent, 0);
    TRY(setpgid, 0, 0);
    TRY(setsid, 0);
    TRY(unshare, CLONE_NEWUSER);
    TRY(setns, 0, 0);
    TRY(clone, CLONE_NEWUSER | CLONE_THREAD, 0, 0, 0, 0);
    TRY(clone3, 0, 0);
    TRY(mount, 0, 0, 0, 0, 0);
    TRY(shmget, 0, 4096, 0);
    TRY(msgget, 0, 0);
    TRY(mq_open, "/x", O_RDONLY, 0, 0);
    TRY(io_uring_setup, 1, 0);
    TRY(memfd_create, "x", 0);
    TRY(userfaultfd, 0);
    TRY(bpf, 0, 0, 0);
    TRY(perf_event_open, 0, 0, -1, -1, 0);
    TRY(add_key, 0, 0, 0, 0, 0);
    TRY(prctl, PR_SET_DUMPABLE, 1, 0, 0, 0);
    TRY(ioctl, 0, 0x5412, "x"); /* types on a terminal */
    TRY(mknodat, AT_FDCWD, "no_compiler", 0, 0);
    return 0;
}
