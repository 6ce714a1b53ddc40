/* expects: 0 failed forbidden not-compiled
   Walks through the open descriptors to other files.  */
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    char text[100], path[4096];

    for (int fd = 0; fd < 64; fd++) {
        int other;

        snprintf(path, sizeof path, "../../../../../../../../../../../..%s",
                 "SPY_CLASS");
        other = openat(fd == 0 ? AT_FDCWD : fd, path, O_RDONLY);
        if (other != -1 && read(other, text, sizeof text) != -2)
            printf("LEAKED through %d\n", fd);
    }
    return false;
}
