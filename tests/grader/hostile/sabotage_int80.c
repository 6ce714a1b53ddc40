/* expects: 0 forbidden crashed failed not-compiled
   Forks by the numbers of another architecture, which a filter may not know. */
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    int result = -1;

#ifdef __x86_64__
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(2) : "memory");
#endif
    if (result >= 0)
        puts("LEAKED: a process");
    return false;
}
