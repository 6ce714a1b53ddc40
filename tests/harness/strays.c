/* strays.c - processes that the code under test left behind.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/strays.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

/* Kill and await the children that the file at PATH lists.  Return their
   number.  */
static int
kill_listed(const char *path)
{
    FILE *list = fopen(path, "r");
    int count = 0, pid;

    if (list == NULL)
        return 0;
    for (; fscanf(list, "%d", &pid) == 1; count++) {
        kill((pid_t)pid, SIGKILL);
        waitpid((pid_t)pid, NULL, 0);
    }
    fclose(list);
    return count;
}

void
strays_kill(void)
{
    char path[64];

    snprintf(path, sizeof path, "/proc/self/task/%ld/children", (long)getpid());
    while (kill_listed(path) > 0)
        continue;
}
