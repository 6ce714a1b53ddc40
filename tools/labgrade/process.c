/* process.c - run a program, with a deadline and a bound on what it says.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tests/harness/strays.h"
#include "tools/labgrade/must.h"
#include "tools/labgrade/say.h"

enum { OUTPUT_MAX = 65536 };

void
process_die_with_parent(void)
{
#ifdef PR_SET_PDEATHSIG
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
}

static double
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

double
process_cpu_seconds(void)
{
    struct rusage u;

    getrusage(RUSAGE_CHILDREN, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

/* In the new process: become the program.  */
static void
become(const struct process_order *order, int in, int out)
{
    static const char *const nothing[] = { NULL };
    sigset_t none;

    process_die_with_parent();
    setpgid(0, 0);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(out, STDERR_FILENO);
    for (int fd = 3; fd < 256; fd++)
        close(fd);
    execve(order->argv[0], (char *const *)order->argv,
           (char *const *)(order->environment != NULL ? order->environment
                                                      : nothing));
    dprintf(STDERR_FILENO, "%s: %s\n", order->argv[0], strerror(errno));
    _exit(127);
}

/* Keep what comes from FD until its end or DEADLINE.  Return whether the end
   came first.  */
static bool
listen_to(int fd, struct process_end *end, double deadline)
{
    char dropped[4096];

    for (;;) {
        struct pollfd wait = { fd, POLLIN, 0 };
        double left = deadline > 0 ? (deadline - now()) * 1000 : -1;
        size_t room = OUTPUT_MAX - end->size;
        ssize_t got;

        if (deadline > 0 && left <= 0)
            return false;
        if (poll(&wait, 1, left < 0 ? -1 : (int)left + 1) <= 0)
            continue;
        if (room > 0)
            got = read(fd, end->output + end->size, room);
        else
            got = read(fd, dropped, sizeof dropped);
        if (got == 0 || (got == -1 && errno != EINTR))
            return true;
        end->size += got > 0 && room > 0 ? (size_t)got : 0;
    }
}

/* Return a descriptor from which TEXT can be read.  */
static int
input_of(const char *text)
{
    int ends[2];

    if (text == NULL)
        return open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (pipe2(ends, O_CLOEXEC) == -1 ||
        write(ends[1], text, strlen(text)) != (ssize_t)strlen(text))
        say_and_exit(75, "pipe: %s", strerror(errno));
    close(ends[1]);
    return ends[0];
}

struct process_end
process_run(const struct process_order *order)
{
    struct process_end end = { 0 };
    double deadline = order->seconds > 0 ? now() + order->seconds : 0;
    int in = input_of(order->input), out[2];
    pid_t pid;

    end.output = must_calloc(1, OUTPUT_MAX + 1);
    strays_adopt();
    if (in == -1 || pipe2(out, O_CLOEXEC) == -1 || (pid = fork()) == -1)
        say_and_exit(75, "cannot start %s: %s", order->argv[0],
                     strerror(errno));
    if (pid == 0)
        become(order, in, out[1]);
    close(in);
    close(out[1]);
    end.is_late = !listen_to(out[0], &end, deadline);
    if (end.is_late)
        kill(-pid, SIGKILL);
    close(out[0]);
    while (waitpid(pid, &end.status, 0) == -1 && errno == EINTR)
        continue;
    strays_kill(); /* and the time that they used is known */
    end.is_good =
        !end.is_late && WIFEXITED(end.status) && WEXITSTATUS(end.status) == 0;
    return end;
}
