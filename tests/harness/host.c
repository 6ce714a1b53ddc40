/* host.c - starts a child for each test, and ends it.
   SPDX-License-Identifier: MIT

   usage: host LAB PLUGIN, with the judge's control socket as descriptor 3.

   The host never loads the plug-in itself.  On WIRE_BEGIN it forks a child
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
#ifdef HAVE_SYS_PRCTL_H
#include <sys/prctl.h>
#endif

#include "tests/harness/host_labs.h"
#include "tests/harness/limits.h"
#include "tests/harness/strays.h"
#include "tests/harness/wire.h"

enum { CONTROL = 3, OUTPUT_MAX = 8192 };

static struct {
    const struct serve_lab *lab;
    const char *plugin;
    pid_t child;    /* 0: none */
    int printed_fd; /* where its output is read, or -1 */
    size_t printed; /* bytes of it kept */
    char print[OUTPUT_MAX];
} host;

static int child_pipe[2]; /* written to when a child has ended */

static void
on_child(int signal_number)
{
    ssize_t ignored = write(child_pipe[1], "", 1);

    (void)ignored;
}

/* In the child: give up everything but the test's socket, then serve.  */
static void
run_child(struct wire *w, int test_fd, int output_fd)
{
    int cpu_seconds = wire_get_int(w), megabytes = wire_get_int(w);
    int is_memory_pass = wire_get_int(w);
    int nothing = open("/dev/null", O_RDONLY);

    setpgid(0, 0);
    signal(SIGCHLD, SIG_DFL);
    dup2(nothing, STDIN_FILENO);
    dup2(output_fd, STDOUT_FILENO);
    dup2(output_fd, STDERR_FILENO);
    dup2(test_fd, CONTROL);
    fcntl(CONTROL, F_SETFD, 0);
    for (int fd = CONTROL + 1; fd < 64; fd++)
        close(fd);
    setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* printed lines survive a crash */
    limits_set(cpu_seconds, megabytes);
    if (limits_filter(is_memory_pass) == -1)
        abort();
    serve(CONTROL, host.lab, host.plugin);
}

static void
begin(struct wire *w, int test_fd)
{
    int output[2];

    if (pipe(output) == -1)
        _exit(1);
    fcntl(output[0], F_SETFL, O_NONBLOCK);
    fflush(NULL);
    host.printed = 0;
    host.printed_fd = output[0];
    host.child = fork();
    if (host.child == 0)
        run_child(w, test_fd, output[1]);
    close(output[1]);
    close(test_fd);
    if (host.child == -1)
        _exit(1);
}

/* Read what the child has printed; keep the beginning, drop the rest.  */
static void
read_output(void)
{
    char dropped[4096];
    ssize_t got;

    do {
        size_t room = OUTPUT_MAX - host.printed;

        if (room > 0) {
            got = read(host.printed_fd, host.print + host.printed, room);
            host.printed += got > 0 ? (size_t)got : 0;
        } else {
            got = read(host.printed_fd, dropped, sizeof dropped);
        }
    } while (got > 0);
    if (got == 0) {
        close(host.printed_fd);
        host.printed_fd = -1;
    }
}

static void
kill_child(void)
{
    if (host.child > 0) {
        kill(-host.child, SIGKILL);
        kill(host.child, SIGKILL);
    }
}

/* The child has ended: tell the judge how.  */
static void
send_ended(int status, const struct rusage *used)
{
    static struct wire w;
    long long milliseconds =
        (used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1000LL +
        (used->ru_utime.tv_usec + used->ru_stime.tv_usec) / 1000;

    host.child = 0;
    strays_kill();
    if (host.printed_fd != -1) {
        read_output();
        if (host.printed_fd != -1)
            close(host.printed_fd);
        host.printed_fd = -1;
    }
    wire_start(&w, WIRE_ENDED, 0);
    wire_put_int(&w, status);
    wire_put_int(&w, (int32_t)milliseconds);
    wire_put_text(&w, host.print, host.printed);
    if (wire_send(CONTROL, &w) == -1)
        _exit(1);
}

static void
reap(void)
{
    char ignored[16];
    struct rusage used;
    int status;
    pid_t ended;

    while (read(child_pipe[0], ignored, sizeof ignored) > 0)
        continue;
    while ((ended = wait4(-1, &status, WNOHANG, &used)) > 0)
        if (ended == host.child)
            send_ended(status, &used);
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
    } else { /* the judge is gone */
        kill_child();
        strays_kill();
        _exit(0);
    }
}

static void
start_up(void)
{
    struct sigaction action;

#ifdef HAVE_SYS_PRCTL_H
#ifdef PR_SET_CHILD_SUBREAPER
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); /* strays become ours */
#endif
#endif
    memset(&action, 0, sizeof action);
    action.sa_handler = on_child;
    sigaction(SIGCHLD, &action, NULL);
    signal(SIGPIPE, SIG_IGN);
    if (pipe(child_pipe) == -1)
        _exit(1);
    fcntl(child_pipe[0], F_SETFL, O_NONBLOCK);
    fcntl(child_pipe[1], F_SETFL, O_NONBLOCK);
    host.printed_fd = -1;
}

int
main(int argc, char **argv)
{
    if (argc != 3 || (host.lab = host_lab_named(argv[1])) == NULL) {
        fputs("usage: host LAB PLUGIN (a judge starts it)\n", stderr);
        return 2;
    }
    host.plugin = argv[2];
    start_up();
    for (;;) {
        struct pollfd wait[3] = { { CONTROL, POLLIN, 0 },
                                  { child_pipe[0], POLLIN, 0 },
                                  { host.printed_fd, POLLIN, 0 } };

        if (poll(wait, 3, -1) == -1)
            continue;
        if (wait[2].revents != 0)
            read_output();
        if (wait[1].revents != 0)
            reap();
        if (wait[0].revents != 0)
            obey();
    }
}
