/* expects: 0 failed not-compiled
   Lets the kernel signal its host, for something that comes from the judge.  */
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    enum { SET_SIGNAL = 10, SET_OWNER = 0x8901 };
    int host = getppid();

    if (fcntl(3, F_SETOWN, host) == 0 || ioctl(3, SET_OWNER, &host) == 0 ||
        fcntl(3, SET_SIGNAL, SIGKILL) == 0 || fcntl(3, F_SETFL, O_ASYNC) == 0)
        puts("LEAKED the owner of a descriptor");
    return r1 > 1000;
}
