/* expects: 0 forbidden not-compiled  */
#include <signal.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    kill(0, SIGKILL);
    return false;
}
