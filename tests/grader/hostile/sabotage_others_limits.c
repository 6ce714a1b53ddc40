/* expects: 0 failed not-compiled
   Takes time, priority and processors from its host.  */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct rlimit none = { 0, 0 };
    unsigned long mask = 1;
    int host = getppid();

    if (syscall(SYS_prlimit64, host, RLIMIT_CPU, &none, NULL) == 0)
        puts("LEAKED limits");
    if (setpriority(PRIO_PROCESS, (id_t)host, 19) == 0 ||
        syscall(SYS_ioprio_set, 1, host, 0) == 0)
        puts("LEAKED priority");
    if (syscall(SYS_sched_setaffinity, host, sizeof mask, &mask) == 0)
        puts("LEAKED processors");
    return r1 > 1000;
}
