/* expects: 0 ended  */
#include <unistd.h>
__attribute__((constructor)) static void
leave(void)
{
    _exit(0);
}
