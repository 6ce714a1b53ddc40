/* process.c - run a program, with a deadline and a bound on what it says.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/base/process.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tools/base/clock.h"
#include "tools/base/must.h"
#include "tools/base/orphans.h"
#include "tools/base/say.h"

enum { OUTPUT_MAX = 65536 };

void
process_die_with_parent(void)
{
#ifdef PR_SET_PDEATHSIG
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
#endif
}

double
process_cpu_seconds(void)
{
    struct rusage u;

    getrusage(RUSAGE_CHILDREN, &u);
    return (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) +
           (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) / 1e6;
}

/* Return the seconds of CPU time that PID used, with its children that ended.
 */
static double
cpu_of(int pid)
{
    char path[64], line[512] = "", *name_end;
    double ticks[4] = { 0 };
    FILE *in;

    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    in = fopen(path, "r");
    if (in == NULL)
        return 0;
    line[fread(line, 1, sizeof line - 1, in)] = '\0';
    fclose(in);
    name_end = strrchr(line, ')');
    if (name_end != NULL)
        sscanf(name_end + 1,
               " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lf %lf %lf %lf",
               &ticks[0], &ticks[1], &ticks[2], &ticks[3]);
    return (ticks[0] + ticks[1] + ticks[2] + ticks[3]) /
           (double)sysconf(_SC_CLK_TCK);
}

/* Do the same with those, too, that it started and that have not ended: when
   they are killed in a namespace of their own, nobody is told.  */
static double
cpu_of_tree(int pid)
{
    double sum = cpu_of(pid);
    char path[64];
    FILE *children;
    int child;

    snprintf(path, sizeof path, "/proc/%d/task/%d/children", pid, pid);
    children = fopen(path, "r");
    while (children != NULL && fscanf(children, "%d", &child) == 1)
        sum += cpu_of_tree(child);
    if (children != NULL)
        fclose(children);
    return sum;
}

double
process_idle_seconds(void)
{
    FILE *in = fopen("/proc/stat", "r");
    double ticks = -1;

    if (in == NULL)
        return -1;
    if (fscanf(in, "cpu %*f %*f %*f %lf", &ticks) != 1)
        ticks = -1;
    fclose(in);
    return ticks < 0 ? -1 : ticks / (double)sysconf(_SC_CLK_TCK);
}

static void
close_from(int least)
{
#ifdef HAVE_CLOSEFROM
    closefrom(least);
#else
    for (int fd = least; fd < 256; fd++)
        close(fd);
#endif
}

/* Let no handler of ours run in a process that has our memory.  */
static void
forget_handlers(void)
{
    struct sigaction now, usual = { .sa_handler = SIG_DFL };

    for (int i = 1; i < NSIG; i++)
        if (sigaction(i, NULL, &now) == 0 && now.sa_handler != SIG_DFL &&
            now.sa_handler != SIG_IGN)
            sigaction(i, &usual, NULL);
}

/* In the new process, which has our memory until then: become the program.  */
static void
become(const struct process_order *order, int in, int out, int err)
{
    static const char *const nothing[] = { NULL };
    sigset_t none;

    process_die_with_parent();
    setpgid(0, 0);
    forget_handlers();
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    dup2(err, STDERR_FILENO);
    close_from(3);
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
        size_t room = OUTPUT_MAX - end->size;
        ssize_t got;

        if (clock_left(deadline) == 0)
            return false;
        if (poll(&wait, 1, clock_left(deadline)) <= 0)
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
        say_errno("pipe");
    close(ends[1]);
    return ends[0];
}

pid_t
process_start(const struct process_order *order, int in, int out, int err)
{
    sigset_t all, before;
    pid_t pid;

    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    pid = vfork(); /* what is copied for fork takes longer than all the rest */
    if (pid == 0)
        become(order, in, out, err);
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (pid == -1)
        say_errno(order->argv[0]);
    return pid;
}

int
process_await(pid_t pid)
{
    int status = 0;

    while (waitpid(pid, &status, 0) == -1 && errno == EINTR)
        continue;
    return status;
}

struct process_end
process_run(const struct process_order *order)
{
    struct process_end end = { 0 };
    double deadline =
        order->seconds > 0 ? clock_after(order->seconds) : CLOCK_NEVER;
    double cpu = process_cpu_seconds();
    int in = input_of(order->input), out[2];
    pid_t pid;

    end.output = must_calloc(1, OUTPUT_MAX + 1);
    if (!order->has_siblings)
        orphans_adopt();
    if (in == -1 || pipe2(out, O_CLOEXEC) == -1)
        say_errno("pipe");
    pid = process_start(order, in, out[1], out[1]);
    close(in);
    close(out[1]);
    end.is_late = !listen_to(out[0], &end, deadline);
    if (end.is_late) {
        end.cpu = cpu_of_tree(pid);
        kill(-pid, SIGKILL);
    }
    close(out[0]);
    end.status = process_await(pid);
    if (!order->has_siblings)
        orphans_kill();
    cpu = process_cpu_seconds() - cpu;
    end.cpu = cpu > end.cpu ? cpu : end.cpu;
    end.is_good =
        !end.is_late && WIFEXITED(end.status) && WEXITSTATUS(end.status) == 0;
    return end;
}

#ifdef CPU_SETSIZE

static void
choose(int cpu)
{
    cpu_set_t one;

    if (cpu < 0 || cpu >= CPU_SETSIZE)
        return;
    CPU_ZERO(&one);
    CPU_SET(cpu, &one);
    sched_setaffinity(0, sizeof one, &one); /* failing costs only time */
}

void
process_stay(void)
{
    choose(sched_getcpu());
}

void
process_stay_on(int number)
{
    cpu_set_t allowed;
    int left, cpu = -1;

    if (sched_getaffinity(0, sizeof allowed, &allowed) == -1)
        return;
    left = number % CPU_COUNT(&allowed);
    do
        left -= CPU_ISSET(++cpu, &allowed) != 0;
    while (left >= 0);
    choose(cpu);
}

#else

void
process_stay(void)
{
}

void
process_stay_on(int number)
{
    (void)number;
}

#endif
