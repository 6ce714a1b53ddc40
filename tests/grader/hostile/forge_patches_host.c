/* expects: 0 failed crashed not-compiled ended forbidden
   Writes over the code of the process that it runs in.  */
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
