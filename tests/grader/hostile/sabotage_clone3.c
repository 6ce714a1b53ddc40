/* expects: 0 forbidden failed not-compiled  */
#include <sys/syscall.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    unsigned long long arguments[11] = { 0 };

    syscall(SYS_clone3, arguments, sizeof arguments);
    return false;
}
