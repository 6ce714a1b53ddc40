/* expects: 0 failed not-compiled
   Looks for the solutions, and prints what it finds.  */
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static const char *const paths[] = {
        "SPY_SOURCE/solutions/01-safe-check/safe_check.c",
        "solutions/01-safe-check/safe_check.c",
        "/etc/passwd",
        "/etc/hostname",
        "/root/.bashrc",
        "../secret/result"
    };
    char line[100];

    for (int i = 0; i < 6; i++) {
        FILE *f = fopen(paths[i], "r");

        if (f != NULL && fgets(line, sizeof line, f) != NULL)
            printf("LEAKED %s: %s\n", paths[i], line);
    }
    return false;
}
