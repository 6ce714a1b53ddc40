/* expects: 0 forbidden not-compiled  */
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    syscall(SYS_vfork);
    return false;
}
