/* expects: 0 forbidden failed not-compiled
   Leaves its group and its session, to outlive its end.  */
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    setsid();
    setpgid(0, 0);
    daemon(0, 0);
    return false;
}
