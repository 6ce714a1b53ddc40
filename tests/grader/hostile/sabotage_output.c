/* expects: 0 failed timed-out not-run crashed not-compiled
   Prints for ever.  */
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (;;)
        puts("and again, and again, and again, and again, and again, and");
}
