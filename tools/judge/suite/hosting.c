/* hosting.c - a host process, as the judge holds it.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/hosting.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/base/orphans.h"
#include "tools/base/say.h"

enum {
    CONTROL = 3,   /* the host's end of the control socket */
    WRAP_MAX = 120 /* words of a confining command */
};

/* In the new process: become the host, behind the confining command.  Only
   the memory pass looks for leaks: code that was stopped half-way has some.
   Its allocator fills what malloc gives, as its compiler fills local variables:
   who uses what was never given a value sees other values than before.  */
static void
become_host(const struct worker_setup *s, int control)
{
    static char path[] = "PATH=/usr/bin:/bin";
    static char asan[] = "ASAN_OPTIONS=exitcode=99:handle_abort=0:"
                         "allocator_may_return_null=1:"
                         "max_malloc_fill_size=65536:"
                         "detect_stack_use_after_return=0:"
                         "leak_check_at_exit=0:detect_leaks=0";
    char *environment[] = { path, asan, NULL };
    const char *argv[WRAP_MAX + 2 * WORKER_PLUGINS + 2];
    int n = 0;

    if (s->is_memory_pass)
        asan[sizeof asan - 2] = '1';
    for (; s->wrap != NULL && s->wrap[n] != NULL && n < WRAP_MAX; n++)
        argv[n] = s->wrap[n];
    argv[n++] = s->host;
    for (const struct worker_plugin *p = s->plugin; p->lab != NULL; p++) {
        argv[n++] = p->lab;
        argv[n++] = p->path;
    }
    argv[n] = NULL;
    if (s->client->is_enough != NULL)
        signal(SIGINT, SIG_IGN); /* the client hears Ctrl-C, and tells us */
    if (control != CONTROL)
        dup2(control, CONTROL);
    fcntl(CONTROL, F_SETFD, 0);
    execve(argv[0], (char *const *)argv, environment);
    perror(argv[0]);
    _exit(EXIT_TROUBLE);
}

static int
milliseconds(double seconds)
{
    return seconds < 0 ? -1 : (int)(seconds * 1000);
}

/* Wait until the host says that it is up.  What keeps it from that is not
   the code under test: none has run yet.  */
static void
await_host(const struct hosting *h, double grace)
{
    static struct wire record;
    struct pollfd up = { h->control, POLLIN, 0 };
    int ready;

    do
        ready = poll(&up, 1, milliseconds(grace));
    while (ready == -1 && errno == EINTR);
    if (ready == 1 && wire_receive(h->control, &record, NULL) == 1 &&
        wire_kind(&record) == WIRE_UP)
        return;
    kill(h->pid, SIGKILL);
    say_and_exit(EXIT_TROUBLE, "the host does not start");
}

void
hosting_start(struct hosting *h, const struct worker_setup *setup, double grace)
{
    int ends[2];

    orphans_adopt();
    signal(SIGPIPE, SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
    if (wire_pair(ends) == -1)
        say_errno("judge: socketpair");
    fflush(NULL);
    h->pid = fork();
    if (h->pid == -1)
        say_errno("judge: fork");
    if (h->pid == 0)
        become_host(setup, ends[1]);
    close(ends[1]);
    h->control = ends[0];
    await_host(h, grace);
}

void
hosting_tell(const struct hosting *h, enum wire_kind kind)
{
    static struct wire record;

    wire_start(&record, kind, 0);
    wire_send_now(h->control, &record);
}

void
hosting_stop(struct hosting *h, double grace)
{
    struct pollfd gone = { h->control, 0, 0 };

    shutdown(h->control, SHUT_WR); /* the host takes that for our end */
    poll(&gone, 1, milliseconds(grace));
    kill(h->pid, SIGKILL);
    close(h->control);
    waitpid(h->pid, NULL, 0);
    orphans_kill();
}
