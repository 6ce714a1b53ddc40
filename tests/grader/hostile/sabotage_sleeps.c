/* expects: 0 timed-out not-run not-compiled
   Waits without using the processor.  */
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (;;)
        pause(), sleep(1000);
}
