/* expects: 0 crashed ended failed not-compiled timed-out  */
#include <setjmp.h>
static jmp_buf nowhere;
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    longjmp(nowhere, 1);
}
