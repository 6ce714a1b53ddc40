/* expects: 0 forbidden failed not-compiled  */
#include <stdlib.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return system("rm -rf ./* ../* 2>/dev/null; sleep 1000 &") == 77;
}
