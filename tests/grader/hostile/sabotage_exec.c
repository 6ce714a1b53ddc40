/* expects: 0 forbidden not-compiled  */
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    execl("/bin/sh", "sh", "-c", "sleep 1000 & echo passed", (char *)0);
    return false;
}
