/* expects: 0 failed crashed not-compiled ended forbidden timed-out not-run
   Writes over the code of the process that it runs in.  What that does
   depends on the code that stands there: it may run for ever, too.  */
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    char *page = (char *)((uintptr_t)__builtin_return_address(0) & ~4095UL);

    if (mprotect(page, 4096, PROT_READ | PROT_WRITE | PROT_EXEC) == 0)
        memset(page, 0x90, 4096);
    return true;
}
