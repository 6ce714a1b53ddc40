/* expects: 0 failed not-compiled
   Other ways to other processes: by threads, roots, links and the parent.  */
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>
bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    static const char *const ways[] = {
        "/proc/%d/cmdline",
        "/proc/self/../%d/cmdline",
        "/proc/self/task/%d/cmdline",
        "/proc/thread-self/../../../%d/cmdline",
        "/proc/self/root/proc/%d/cmdline",
        "/proc/%d/environ",
        "/proc/%d/fd/3",
        "/proc/%d/root/etc/passwd",
        "/proc/%d/stat",
    };
    int processes[] = { getppid(), 1, 2, getpid() - 1 };
    char path[100];

    for (int i = 0; i < 9; i++)
        for (int j = 0; j < 4; j++) {
            snprintf(path, sizeof path, ways[i], processes[j]);
            if (open(path, O_RDONLY) != -1)
                printf("LEAKED %s\n", path);
        }
    if (opendir("/proc") != NULL)
        puts("LEAKED the list of processes");
    return r1 > 1000;
}
