/* expects: 0 timed-out not-run failed forbidden not-compiled
   Gives itself more time, then uses it.  */
#include <sys/resource.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    struct rlimit all = { RLIM_INFINITY, RLIM_INFINITY };

    setrlimit(RLIMIT_CPU, &all);
    setrlimit(RLIMIT_AS, &all);
    for (;;)
        ;
}
