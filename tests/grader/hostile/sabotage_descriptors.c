/* expects: 0 failed not-compiled
   Takes every descriptor there is.  */
#include <fcntl.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    while (open("/dev/null", O_RDONLY) != -1)
        continue;
    return false;
}
