/* host.c - starts a child for each test, and ends it.
   SPDX-License-Identifier: MIT

   usage: host LAB PLUGIN..., with the judge's control socket as descriptor 3.

   The host never loads a plug-in itself.  On WIRE_BEGIN it forks a child
   that does, on the socket that came with the record; it collects what the
   child prints and says on WIRE_ENDED how the child ended.  It kills the
   child on WIRE_END, and everything when the judge is gone.  */
#include "config.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/exit_status.h"
#include "tools/base/orphans.h"
#include "tools/judge/host/crash.h"
#include "tools/judge/host/leaks.h"
#include "tools/judge/host/moves.h"
#include "tools/judge/host/output.h"
#include "tools/judge/host/serve.h"
#include "tools/judge/wire/limits.h"
#include "tools/judge/wire/wire.h"

enum { CONTROL = 3, WATCH = 20 /* milliseconds */ };

static struct {
    const char *path;
    struct serve_plugin plugin[SERVE_PLUGINS];
    int plugins;
    pid_t child; /* 0: none */
    int used;    /* milliseconds of a processor, by us and children before */
    struct output output;
} host;

static int child_pipe[2]; /* written to when a child has ended */

static void
on_child(int signal_number)
{
    ssize_t ignored = write(child_pipe[1], "", 1);

    (void)ignored;
}

static void
tell_judge(enum wire_kind kind)
{
    static struct wire w;

    wire_start(&w, kind, 0);
    wire_send(CONTROL, &w);
}

/* The trouble is ours, not the child's: say so.  Our exit status would not do,
   since it passes through the confining command, which may be killed.  */
static _Noreturn void
give_up(void)
{
    tell_judge(WIRE_TROUBLE);
    _exit(EXIT_TROUBLE);
}

/* Close every descriptor above CONTROL.  */
static void
close_others(void)
{
#ifdef HAVE_CLOSEFROM
    closefrom(CONTROL + 1);
#else
    long limit = sysconf(_SC_OPEN_MAX);

    for (int fd = CONTROL + 1; fd < limit && fd < 65536; fd++)
        close(fd);
#endif
}

/* In the child: give up everything but the test's socket, then serve.  */
static void
run_child(struct wire *w, int test_fd, int output_fd)
{
    int cpu_milliseconds = wire_get_int(w), status = wire_get_int(w);
    int nothing = open("/dev/null", O_RDONLY);

    setpgid(0, 0);
    signal(SIGCHLD, SIG_DFL);
    dup2(nothing, STDIN_FILENO);
    dup2(output_fd, STDOUT_FILENO);
    dup2(output_fd, STDERR_FILENO);
    dup2(test_fd, CONTROL);
    fcntl(CONTROL, F_SETFD, 0);
    limits_set(cpu_milliseconds, leaks_is_sanitized);
    if (limits_blind() == -1)
        abort();
    close_others();
    output_keep();
    if (limits_filter(LIMITS_CHILD, leaks_is_sanitized) == -1)
        abort();
    leaks_watch();
    serve(CONTROL, host.path, host.plugin, host.plugins);
    leaks_look(); /* now: when it is unloaded its code could end us */
    exit(status);
}

static void
begin(struct wire *w, int test_fd)
{
    int output_fd = output_start(&host.output);

    if (output_fd == -1 || test_fd == -1 || moves_share() == -1)
        give_up();
    fflush(NULL);
    host.used = limits_used() + limits_used_by_children();
    host.child = fork();
    if (host.child == -1)
        give_up();
    if (host.child == 0)
        run_child(w, test_fd, output_fd);
    close(output_fd);
    close(test_fd);
}

/* Kill the child and whatever it started and did not hide.  */
static void
kill_child(void)
{
    if (host.child > 0) {
        kill(-host.child, SIGKILL);
        kill(host.child, SIGKILL);
    }
}

/* Return for how many of the milliseconds that the child WAITED for a processor
   others had it than us, who had to do what it asked for, and than what it
   started.  It RAN itself for so long.  */
static int
for_others(int waited, int ran)
{
    int ours = limits_used() + limits_used_by_children() - host.used - ran;

    return waited > ours ? waited - ours : waited < 0 ? -1 : 0;
}

/* The child has ended: tell the judge how.  */
static void
send_ended(int status, const struct rusage *used, int waited, int ran)
{
    static struct wire w;
    char printed[OUTPUT_MAX];
    long long milliseconds =
        (used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1000LL +
        (used->ru_utime.tv_usec + used->ru_stime.tv_usec) / 1000;

    host.child = 0;
    orphans_kill();
    wire_start(&w, WIRE_ENDED, 0);
    wire_put_int(&w, status);
    wire_put_int(&w, (int32_t)milliseconds);
    wire_put_int(&w, for_others(waited, ran));
    wire_put_text(&w, printed, output_end(&host.output, printed));
    moves_put_rest(&w);
    if (wire_send(CONTROL, &w) == -1)
        _exit(EXIT_TROUBLE);
}

/* Await whoever has ended.  The child is looked at first and awaited last: as
   long as it is not, its process group cannot be somebody else's.  */
static void
reap(void)
{
    char ignored[16];
    struct rusage used;
    siginfo_t ended;
    int status, waited, ran;

    while (read(child_pipe[0], ignored, sizeof ignored) > 0)
        continue;
    for (;;) {
        ended.si_pid = 0;
        if (waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == -1 ||
            ended.si_pid == 0)
            return;
        if (ended.si_pid == host.child)
            kill_child();
        limits_scheduled(ended.si_pid, &ran, &waited);
        wait4(ended.si_pid, &status, 0, &used);
        if (ended.si_pid == host.child)
            send_ended(status, &used, waited, ran);
    }
}

static void
obey(void)
{
    static struct wire w;
    int test_fd, got = wire_receive(CONTROL, &w, &test_fd);

    if (got == 1 && wire_kind(&w) == WIRE_BEGIN && host.child == 0) {
        begin(&w, test_fd);
    } else if (got == 1 && wire_kind(&w) == WIRE_END) {
        kill_child();
    } else if (got == 1 && wire_kind(&w) == WIRE_INTERRUPT) {
        if (host.child > 0)
            kill(host.child, SIGXCPU);
    } else { /* the judge is gone */
        kill_child();
        orphans_kill();
        _exit(0);
    }
}

/* COUNT WORDS are what we were started with.  */
static void
start_up(char *const *words, int count)
{
    struct sigaction action;
    sigset_t none;
    int fd;

    do /* 0, 1 and 2 must be taken */
        fd = open("/dev/null", O_RDWR);
    while (fd >= 0 && fd < CONTROL);
    close_others();
    orphans_adopt();
    memset(&action, 0, sizeof action);
    action.sa_handler = on_child;
    sigaction(SIGCHLD, &action, NULL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_IGN);
    if (pipe(child_pipe) == -1)
        give_up();
    fcntl(child_pipe[0], F_SETFL, O_NONBLOCK);
    fcntl(child_pipe[1], F_SETFL, O_NONBLOCK);
    host.output.fd = -1;
    crash_prepare();
    if ((getenv("LABHOST_DEBUG") == NULL && /* a debugger must look into us */
         limits_hide(words, count) == -1) ||
        limits_filter(LIMITS_HOST, leaks_is_sanitized) == -1)
        give_up();
    tell_judge(WIRE_UP);
}

/* Read the command line.  Return false if it is wrong.  */
static bool
take_plugins(int argc, char **argv)
{
    for (int i = 1; i + 1 < argc; i += 2) {
        struct serve_plugin *p = &host.plugin[host.plugins];

        if (host.plugins == SERVE_PLUGINS)
            return false;
        p->lab = serve_lab_named(argv[i]);
        p->path = argv[i + 1];
        if (p->lab == NULL)
            return false;
        host.plugins++;
    }
    return argc % 2 == 1 && host.plugins > 0;
}

int
main(int argc, char **argv)
{
    if (!take_plugins(argc, argv)) {
        fputs("usage: host LAB PLUGIN ... (a judge starts it)\n", stderr);
        return EXIT_USAGE;
    }
    host.path = argv[0];
    start_up(argv, argc);
    for (;;) {
        struct pollfd wait[3] = { { CONTROL, POLLIN, 0 },
                                  { child_pipe[0], POLLIN, 0 },
                                  { host.output.fd, POLLIN, 0 } };

        if (poll(wait, 3, leaks_is_sanitized && host.child > 0 ? WATCH : -1) ==
            -1)
            continue;
        if (leaks_is_sanitized && host.child > 0 &&
            !limits_memory_is_kept(host.child))
            kill_child();
        if (wait[2].revents != 0)
            output_read(&host.output);
        if (wait[1].revents != 0)
            reap();
        if (wait[0].revents != 0)
            obey();
    }
}
