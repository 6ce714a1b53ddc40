/* expects: 0 forbidden not-compiled crashed
   Starts processes without the library's fork.  */
#include <signal.h>
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (;;)
        syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
}
