/* expects: 0 failed timed-out not-run not-compiled
   Sleeps in every child, each time for less than a test may take: all tests
   together take longer than the grader waits for the judge.  */
#include <unistd.h>
__attribute__((constructor)) static void
sleep_on(void)
{
    usleep(550000);
}
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return r1 > 9999;
}
