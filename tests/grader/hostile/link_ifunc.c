/* expects: 0 ended crashed not-compiled
   Runs while the loader resolves names.  */
#include <sys/syscall.h>
#include <unistd.h>
static bool
lie(int r1, int c1, int r2, int c2)
{
    return true;
}
static void *
resolve(void)
{
    register long number __asm__("rax") = 231;
    register long status __asm__("rdi") = 0;

    __asm__ volatile("syscall" : : "r"(number), "r"(status) : "memory");
    return (void *)lie;
}
bool safe_check_attacks(int, int, int, int) __attribute__((ifunc("resolve")));
