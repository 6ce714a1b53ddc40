/* expects: 0 failed ended timed-out not-run not-compiled crashed
   Sends records without end.  */
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static char much[60000];

    for (;;)
        if (write(3, much, sizeof much) == -1)
            usleep(10);
}
