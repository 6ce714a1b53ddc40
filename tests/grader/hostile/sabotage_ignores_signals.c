/* expects: 0 timed-out not-run not-compiled
   Ignores all signals and never ends.  */
#include <signal.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (int i = 1; i < 65; i++)
        signal(i, SIG_IGN);
    for (;;)
        ;
}
