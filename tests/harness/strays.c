/* strays.c - processes that the code under test left behind.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/strays.h"

#include "config.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

static void
adopt(bool is_wanted)
{
#if defined(HAVE_SYS_PRCTL_H) && defined(PR_SET_CHILD_SUBREAPER)
    prctl(PR_SET_CHILD_SUBREAPER, (unsigned long)is_wanted, 0, 0, 0);
#else
    (void)is_wanted;
#endif
}

void
strays_adopt(void)
{
    adopt(true);
}

void
strays_adopt_no_more(void)
{
    adopt(false);
}

/* Kill and await the children that the file at PATH lists, but for those that
   we may not kill.  Return how many were killed.  */
static int
kill_listed(const char *path)
{
    FILE *list = fopen(path, "r");
    int count = 0, pid;

    if (list == NULL)
        return 0;
    while (fscanf(list, "%d", &pid) == 1)
        if (kill((pid_t)pid, SIGKILL) == 0) {
            waitpid((pid_t)pid, NULL, 0);
            count++;
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
