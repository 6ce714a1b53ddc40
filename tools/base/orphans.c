/* orphans.c - processes that the code under test left behind.
   SPDX-License-Identifier: MIT  */
#include "tools/base/orphans.h"

#include "config.h"

#include <dirent.h>
#include <errno.h>
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
orphans_adopt(void)
{
    adopt(true);
}

void
orphans_adopt_no_more(void)
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

/* Do that for the children of all threads: each has its own.  Return how many
   were killed.  */
static int
kill_all(DIR *tasks)
{
    const struct dirent *task;
    char path[64];
    int count = 0;

    rewinddir(tasks);
    while ((task = readdir(tasks)) != NULL) {
        snprintf(path, sizeof path, "/proc/self/task/%.20s/children",
                 task->d_name);
        count += kill_listed(path);
    }
    return count;
}

/* Tell whether this process has children, ended or not.  Most have left none
   behind, and then there is nothing to read.  */
static bool
has_children(void)
{
    siginfo_t ignored;
    int options = WEXITED | WNOHANG | WNOWAIT;

#ifdef __WALL
    options |= __WALL; /* those, too, that tell nobody of their end */
#endif
    return waitid(P_ALL, 0, &ignored, options) == 0 || errno != ECHILD;
}

void
orphans_kill(void)
{
    DIR *tasks;

    if (!has_children())
        return;
    tasks = opendir("/proc/self/task");
    if (tasks == NULL)
        return;
    while (kill_all(tasks) > 0)
        continue;
    closedir(tasks);
}
