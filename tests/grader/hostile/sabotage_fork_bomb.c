/* expects: 0 forbidden not-compiled  */
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (;;)
        fork();
}
