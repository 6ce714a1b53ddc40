/* expects: 0 failed forbidden not-compiled
   Looks for other students' files and for the seed.  */
#include <dirent.h>
#include <stdio.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static const char *const paths[] = { "SPY_CLASS", "..",
                                         "../..",     "../slot-1",
                                         "../slot-2", "../slot-1/secret" };

    for (int i = 0; i < 6; i++) {
        DIR *d = opendir(paths[i]);
        struct dirent *e = d != NULL ? readdir(d) : NULL;

        for (; e != NULL; e = readdir(d))
            if (i < 1 || i == 5)
                printf("LEAKED %s/%s\n", paths[i], e->d_name);
    }
    return false;
}
