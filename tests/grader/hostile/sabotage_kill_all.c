/* expects: 0 forbidden not-compiled
   Kills everybody it can.  Never run this without walls.  */
#include <signal.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    kill(-1, SIGKILL);
    return false;
}
