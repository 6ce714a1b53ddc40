/* expects: 0 crashed failed not-compiled timed-out not-run  */
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (size_t size = (size_t)1 << 36;;) {
        char *block = mmap(NULL, size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);

        if (block == MAP_FAILED && (size /= 2) < 4096)
            abort();
        if (block != MAP_FAILED)
            memset(block, 1, size);
    }
}
