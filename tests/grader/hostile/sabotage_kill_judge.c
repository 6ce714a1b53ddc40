/* expects: 0 forbidden not-compiled
   Kills whoever started it.  */
#include <signal.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    kill(getppid(), SIGKILL);
    return false;
}
