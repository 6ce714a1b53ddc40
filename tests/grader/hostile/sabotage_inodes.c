/* expects: 0 failed forbidden not-compiled
   Makes as many files as it can.  */
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    for (int i = 0; i < 300; i++) {
        char path[64];

        snprintf(path, sizeof path, "/tmp/flood-%d", i);
        mkdir(path, 0700);
        creat(path, 0600);
        snprintf(path, sizeof path, "flood-%d", i);
        mkdir(path, 0700);
    }
    return false;
}
