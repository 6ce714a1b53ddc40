/* expects: 0 crashed failed not-compiled timed-out not-run
   Takes all the memory there is.  */
#include <stdlib.h>
#include <string.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (;;) {
        char *block = malloc(1 << 24);

        if (block == NULL)
            abort();
        memset(block, 1, 1 << 24);
    }
}
