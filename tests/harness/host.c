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

#include "tests/harness/host_labs.h"
#include "tests/harness/hosting.h"
#include "tests/harness/limits.h"
#include "tests/harness/output.h"
#include "tests/harness/printing.h"
#include "tests/harness/strays.h"
#include "tests/harness/wire.h"

enum {
    CONTROL = 3,
    WATCH = 20,            /* milliseconds */
    RESIDENT_MAX = 1 << 30 /* bytes of memory that a child may use */
};

#ifndef __has_feature
#define __has_feature(feature) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
static const bool is_sanitized = true;
#else
static const bool is_sanitized = false;
#endif

static struct {
    const struct serve_lab *lab;
    const char *plugin;
    pid_t child; /* 0: none */
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
    _exit(HOSTING_TROUBLE);
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
    int cpu_seconds = wire_get_int(w);
    int nothing = open("/dev/null", O_RDONLY);

    setpgid(0, 0);
    signal(SIGCHLD, SIG_DFL);
    dup2(nothing, STDIN_FILENO);
    dup2(output_fd, STDOUT_FILENO);
    dup2(output_fd, STDERR_FILENO);
    dup2(test_fd, CONTROL);
    fcntl(CONTROL, F_SETFD, 0);
    close_others();
    printing_start();
    limits_set(cpu_seconds, is_sanitized);
    if (limits_filter(is_sanitized) == -1)
        abort();
    serve(CONTROL, host.lab, host.plugin);
}

static void
begin(struct wire *w, int test_fd)
{
    int output_fd = output_start(&host.output);

    if (output_fd == -1 || test_fd == -1)
        give_up();
    fflush(NULL);
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

/* The child has ended: tell the judge how.  */
static void
send_ended(int status, const struct rusage *used)
{
    static struct wire w;
    char printed[OUTPUT_MAX];
    long long milliseconds =
        (used->ru_utime.tv_sec + used->ru_stime.tv_sec) * 1000LL +
        (used->ru_utime.tv_usec + used->ru_stime.tv_usec) / 1000;

    host.child = 0;
    strays_kill();
    wire_start(&w, WIRE_ENDED, 0);
    wire_put_int(&w, status);
    wire_put_int(&w, (int32_t)milliseconds);
    wire_put_text(&w, printed, output_end(&host.output, printed));
    if (wire_send(CONTROL, &w) == -1)
        _exit(HOSTING_TROUBLE);
}

/* Await whoever has ended.  The child is looked at first and awaited last: as
   long as it is not, its process group cannot be somebody else's.  */
static void
reap(void)
{
    char ignored[16];
    struct rusage used;
    siginfo_t ended;
    int status;

    while (read(child_pipe[0], ignored, sizeof ignored) > 0)
        continue;
    for (;;) {
        ended.si_pid = 0;
        if (waitid(P_ALL, 0, &ended, WEXITED | WNOHANG | WNOWAIT) == -1 ||
            ended.si_pid == 0)
            return;
        if (ended.si_pid == host.child)
            kill_child();
        wait4(ended.si_pid, &status, 0, &used);
        if (ended.si_pid == host.child)
            send_ended(status, &used);
    }
}

/* AddressSanitizer takes so much address space that no limit of it can be set:
   look from time to time what the child really uses.  */
static void
watch_memory(void)
{
    char path[64];
    long pages = 0;
    FILE *statm;

    snprintf(path, sizeof path, "/proc/%ld/statm", (long)host.child);
    statm = fopen(path, "r");
    if (statm == NULL)
        return;
    if (fscanf(statm, "%*d %ld", &pages) == 1 &&
        pages > RESIDENT_MAX / sysconf(_SC_PAGESIZE))
        kill_child();
    fclose(statm);
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
        strays_kill();
        _exit(0);
    }
}

static void
start_up(void)
{
    struct sigaction action;
    sigset_t none;
    int fd;

    do /* 0, 1 and 2 must be taken */
        fd = open("/dev/null", O_RDWR);
    while (fd >= 0 && fd < CONTROL);
    close_others();
    strays_adopt();
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
    tell_judge(WIRE_UP);
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
                                  { host.output.fd, POLLIN, 0 } };

        if (poll(wait, 3, is_sanitized && host.child > 0 ? WATCH : -1) == -1)
            continue;
        if (is_sanitized && host.child > 0)
            watch_memory();
        if (wait[2].revents != 0)
            output_read(&host.output);
        if (wait[1].revents != 0)
            reap();
        if (wait[0].revents != 0)
            obey();
    }
}
