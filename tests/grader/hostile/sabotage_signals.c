/* expects: 0 failed forbidden not-compiled
   Signals, by calls that a filter may have forgotten.  */
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    enum { PIDFD_SEND = 424, PIDFD_OPEN = 434, PIDFD_GETFD = 438 };
    int host = getppid();
    siginfo_t info;

    memset(&info, 0, sizeof info);
    info.si_code = SI_QUEUE;
    if (syscall(SYS_rt_sigqueueinfo, host, SIGKILL, &info) == 0 ||
        syscall(SYS_rt_tgsigqueueinfo, host, host, SIGKILL, &info) == 0 ||
        syscall(PIDFD_OPEN, host, 0) >= 0 ||
        syscall(PIDFD_SEND, 3, SIGKILL, NULL, 0) == 0 ||
        syscall(PIDFD_GETFD, 3, 0, 0) >= 0)
        puts("LEAKED a signal");
    return r1 > 1000;
}
