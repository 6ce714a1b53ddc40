/* expects: 0 ended not-compiled  */
#include <stdlib.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    exit(0);
}
