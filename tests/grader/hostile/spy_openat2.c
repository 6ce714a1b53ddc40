/* expects: 0 failed not-compiled
   Opens files by a newer system call, which a filter may have forgotten.  */
#include <stdio.h>
#include <sys/syscall.h>
#include <unistd.h>
#ifndef SYS_openat2
#define SYS_openat2 437
#endif
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    unsigned long long how[3] = { 0, 0, 0 };

    if (syscall(SYS_openat2, -100, "/usr/bin/env", how, sizeof how) >= 0)
        puts("LEAKED by openat2");
    return false;
}
