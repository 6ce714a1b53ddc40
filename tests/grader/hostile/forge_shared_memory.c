/* expects: 0 failed not-compiled
   Leaves word for the next child where host and child share memory.  */
#include <stdio.h>
#include <string.h>
__attribute__((constructor)) static void
leave(void)
{
    static const char mark[] = "left by a child before";
    FILE *maps = fopen("/proc/self/maps", "r");
    char line[500], *from, *to;

    while (maps != NULL && fgets(line, sizeof line, maps) != NULL)
        if (strstr(line, "rw-s") != NULL &&
            sscanf(line, "%p-%p", (void **)&from, (void **)&to) == 2) {
            if (memcmp(to - sizeof mark, mark, sizeof mark) == 0)
                puts("LEAKED word from another child");
            memcpy(to - sizeof mark, mark, sizeof mark);
        }
    fflush(stdout);
}
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    return r1 > 1000;
}
