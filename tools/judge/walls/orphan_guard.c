/* orphan_guard.c - nothing outlives labgrade, however it ends.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/judge/walls/orphan_guard.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tools/base/file.h"
#include "tools/base/must.h"
#include "tools/base/orphans.h"
#include "tools/base/say.h"

enum {
    COMMAND_MAX = 65536, /* bytes of a command line that are looked at */
    QUIET_LOOKS = 2,     /* that must find nobody */
    LOOKS_MAX = 500,     /* then even the guard gives up */
    BETWEEN = 10000000   /* nanoseconds */
};

static int lifeline = -1; /* ends with labgrade */

/* Tell whether PLACE, with a slash at its end, is in the command line of the
   process PID.  */
static bool
works_at(const char *pid, const char *place)
{
    static char command[COMMAND_MAX];
    char path[64];
    FILE *in;
    size_t size;

    snprintf(path, sizeof path, "/proc/%.20s/cmdline", pid);
    in = fopen(path, "r");
    if (in == NULL)
        return false;
    size = fread(command, 1, sizeof command - 1, in);
    fclose(in);
    for (size_t i = 0; i < size; i++)
        if (command[i] == '\0')
            command[i] = ' ';
    command[size] = '\0';
    return strstr(command, place) != NULL;
}

/* Kill who works at PLACE.  Return how many there were.  */
static int
bury(const char *place)
{
    DIR *all = opendir("/proc");
    struct dirent *d;
    int count = 0;

    while (all != NULL && (d = readdir(all)) != NULL)
        if (d->d_name[0] >= '1' && d->d_name[0] <= '9' &&
            works_at(d->d_name, place) &&
            kill((pid_t)atol(d->d_name), SIGKILL) == 0)
            count++;
    if (all != NULL)
        closedir(all);
    return count;
}

/* Keep nothing of labgrade's but KEPT: neither its terminal nor its locks.  */
static void
leave(int kept)
{
    int nothing = open("/dev/null", O_RDWR);

    setsid();
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (int fd = 0; fd < 3; fd++)
        dup2(nothing, fd);
    for (int fd = 3; fd < 1024; fd++)
        if (fd != kept)
            close(fd);
}

static _Noreturn void
work(int end, const char *place)
{
    struct timespec moment = { 0, BETWEEN };
    int quiet = 0;
    char c;

    leave(end);
    while (read(end, &c, 1) > 0)
        continue;
    for (int i = 0; i < LOOKS_MAX && quiet < QUIET_LOOKS; i++) {
        quiet = bury(place) > 0 ? 0 : quiet + 1;
        if (quiet < QUIET_LOOKS)
            nanosleep(&moment, NULL);
    }
    _exit(file_remove_tree(place) == -1);
}

/* Leave a process behind that is no child of labgrade's, for labgrade kills
   all its children now and then.  */
static _Noreturn void
leave_behind(int end, const char *place)
{
    pid_t pid = fork();

    if (pid == 0)
        work(end, place);
    _exit(pid == -1);
}

void
orphan_guard_start(const char *stage)
{
    char *place = must_format("%s/", stage);
    int ends[2], status = -1;
    pid_t pid;

    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) == -1)
        say_and_exit(EXIT_TROUBLE, "socketpair: %s", strerror(errno));
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    orphans_adopt_no_more();
    fflush(NULL);
    pid = fork();
    if (pid == 0)
        leave_behind(ends[1], place);
    if (pid == -1 || waitpid(pid, &status, 0) != pid || status != 0)
        say_and_exit(EXIT_TROUBLE,
                     "no process can be started that sees to the end");
    close(ends[1]);
    lifeline = ends[0];
    free(place);
}

void
orphan_guard_end(void)
{
    char c;

    if (lifeline == -1)
        return;
    shutdown(lifeline, SHUT_WR);
    while (read(lifeline, &c, 1) > 0)
        continue;
    close(lifeline);
    lifeline = -1;
}
