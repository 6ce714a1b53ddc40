/* expects: 0 failed not-compiled
   A ring could open, send and connect behind the filter's back.  */
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifndef SYS_io_uring_setup
#define SYS_io_uring_setup 425
#endif
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static char parameters[120];

    if (syscall(SYS_io_uring_setup, 8, parameters) >= 0)
        puts("LEAKED: a ring");
    return false;
}
