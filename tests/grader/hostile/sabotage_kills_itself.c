/* expects: 0 crashed not-compiled
   Ends by a signal that nobody can catch.  */
#include <signal.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    raise(SIGKILL);
    return false;
}
