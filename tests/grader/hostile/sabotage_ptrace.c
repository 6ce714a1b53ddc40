/* expects: 0 forbidden failed not-compiled  */
#include <sys/ptrace.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    ptrace(PTRACE_ATTACH, getppid(), 0, 0);
    return false;
}
