/* worker.c - the judge's hold on a host and its children.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/worker.h"

#include "config.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/harness/ending.h"
#include "tests/harness/grade.h"
#include "tests/harness/limits.h"

enum {
    CONTROL = 3,         /* the host's end of the control socket */
    WRAP_MAX = 120,      /* words of a confining command */
    CPU_SECONDS = 1,     /* a child may use */
    WALL_SECONDS = 5,    /* a child may take to answer */
    GRACE_SECONDS = 10,  /* a host may take for its own work */
    MEMORY_SLOWDOWN = 4, /* of everything in the memory pass */
    MEGABYTES = 1024
};

struct worker {
    struct worker_setup setup;
    pid_t host;
    int control;     /* socket to the host */
    int test;        /* socket to the child, or -1: none */
    bool is_running; /* a child was begun and WIRE_ENDED has not come yet */
    int calls;       /* made in this test */
    double deadline; /* of the current wait; 0: none */
    struct ending ending;
    struct worker_ending told;
};

static struct worker *current;

struct worker *
worker_current(void)
{
    return current;
}

static double
now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double
scale(const struct worker *w)
{
    return w->setup.scale * (w->setup.is_memory_pass ? MEMORY_SLOWDOWN : 1);
}

static void
set_deadline(struct worker *w, double seconds)
{
    w->deadline = scale(w) > 0 ? now() + seconds * scale(w) : 0;
}

void
worker_start_clock(struct worker *w)
{
    set_deadline(w, WALL_SECONDS);
}

void
worker_count_call(struct worker *w)
{
    w->calls++;
}

int
worker_calls(const struct worker *w)
{
    return w->calls;
}

/* Return the milliseconds left to wait, for poll.  */
static int
time_left(const struct worker *w)
{
    double left;

    if (w->deadline == 0)
        return -1;
    left = (w->deadline - now()) * 1000;
    return left > 0 ? (int)left + 1 : 0;
}

static void
give_up(const char *what)
{
    perror(what);
    exit(75);
}

/* In the new process: become the host, behind the confining command.  */
static void
become_host(const struct worker_setup *s, int control)
{
    static char memory[] =
        "ASAN_OPTIONS=exitcode=99:detect_leaks=1:handle_abort=0:"
        "allocator_may_return_null=1:detect_stack_use_after_return=0";
    static char path[] = "PATH=/usr/bin:/bin";
    char *environment[] = { path, s->is_memory_pass ? memory : NULL, NULL };
    const char *argv[WRAP_MAX + 4];
    int n = 0;

    for (; s->wrap != NULL && s->wrap[n] != NULL && n < WRAP_MAX; n++)
        argv[n] = s->wrap[n];
    argv[n++] = s->host;
    argv[n++] = s->lab;
    argv[n++] = s->plugin;
    argv[n] = NULL;
    if (control != CONTROL)
        dup2(control, CONTROL);
    fcntl(CONTROL, F_SETFD, 0);
    execve(argv[0], (char *const *)argv, environment);
    perror(argv[0]);
    _exit(75);
}

static void
start_host(struct worker *w)
{
    int ends[2];

    if (wire_pair(ends) == -1)
        give_up("judge: socketpair");
    fflush(NULL);
    w->host = fork();
    if (w->host == -1)
        give_up("judge: fork");
    if (w->host == 0)
        become_host(&w->setup, ends[1]);
    close(ends[1]);
    w->control = ends[0];
}

struct worker *
worker_open(const struct worker_setup *setup)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        give_up("judge");
    signal(SIGPIPE, SIG_IGN);
    w->setup = *setup;
    w->test = -1;
    start_host(w);
    current = w;
    return w;
}

static void
stop_host(struct worker *w)
{
    close(w->control);
    if (w->is_running) /* it did not end its child: do not wait for it */
        kill(w->host, SIGKILL);
    waitpid(w->host, NULL, 0);
    w->is_running = false;
}

void
worker_close(struct worker *w)
{
    worker_end(w);
    stop_host(w);
    ending_free(&w->ending);
    current = NULL;
    free(w);
}

const char *
worker_layers(const struct worker *w)
{
    return limits_filter_name();
}

/* Wait until FD or the control socket has something, or the deadline.  Return
   what poll does.  */
static int
wait_for(struct worker *w, struct pollfd wait[2])
{
    wait[0] = (struct pollfd){ w->control, POLLIN, 0 };
    wait[1] = (struct pollfd){ w->test, POLLIN, 0 };
    return poll(wait, 2, time_left(w));
}

/* Receive WIRE_ENDED.  A host that is gone or talks nonsense was attacked by
   the code under test: it is replaced, and the child counts as killed.  */
static void
receive_ended(struct worker *w)
{
    static struct wire record;

    w->is_running = false;
    if (wire_receive(w->control, &record, NULL) == 1 &&
        wire_kind(&record) == WIRE_ENDED && ending_read(&w->ending, &record))
        return;
    kill(w->host, SIGKILL);
    stop_host(w);
    start_host(w);
    ending_set_host_lost(&w->ending);
}

/* Wait for WIRE_ENDED until the deadline; after it, kill the child and wait
   some more.  */
static void
await_end(struct worker *w)
{
    static struct wire record;
    struct pollfd wait[2];

    close(w->test);
    w->test = -1;
    for (int attempt = 0; w->is_running && attempt < 2; attempt++) {
        if (wait_for(w, wait) > 0) {
            receive_ended(w);
        } else {
            wire_start(&record, WIRE_END, 0);
            wire_send(w->control, &record);
            set_deadline(w, GRACE_SECONDS);
        }
    }
    if (!w->is_running)
        return;
    kill(w->host, SIGKILL);
    receive_ended(w);
}

/* The child is not to go on: end it now.  */
static void
kill_child(struct worker *w)
{
    static struct wire record;

    wire_start(&record, WIRE_END, 0);
    wire_send(w->control, &record);
    set_deadline(w, GRACE_SECONDS);
    await_end(w);
}

enum worker_news { NEWS_RECORD, NEWS_NONSENSE, NEWS_END };

/* Wait for the next record from the child, for its end or for the deadline,
   after which it is ended.  Last words are noted on the way.  */
static enum worker_news
next_news(struct worker *w, struct wire *record)
{
    for (;;) {
        struct pollfd wait[2];
        int got = 0;

        if (wait_for(w, wait) <= 0 || time_left(w) == 0) {
            kill_child(w);
            ending_set_timed_out(&w->ending);
            return NEWS_END;
        }
        if (wait[1].revents != 0) /* what it still said comes first */
            got = wire_receive(w->test, record, NULL);
        if (got == -1)
            return NEWS_NONSENSE;
        if (got == 1 && !ending_notes(&w->ending, record))
            return NEWS_RECORD;
        if (got == 0) {
            set_deadline(w, GRACE_SECONDS);
            await_end(w);
            return NEWS_END;
        }
    }
}

static void
explain(struct worker *w)
{
    if (!w->ending.is_explained)
        ending_explain(&w->ending, w->setup.plugin, w->setup.wrap,
                       CPU_SECONDS * scale(w));
}

void
worker_receive(struct worker *w, struct wire *record)
{
    switch (next_news(w, record)) {
    case NEWS_RECORD:
        return;
    case NEWS_NONSENSE:
        grade_stop(VERDICT_FAILED, "", "The reply made no sense.\n");
    case NEWS_END:
        explain(w);
        grade_stop(w->ending.verdict, w->ending.where, w->ending.message);
    }
}

void
worker_send(struct worker *w, const struct wire *record)
{
    /* If it cannot be sent the child is gone, and waiting will tell.  */
    wire_send(w->test, record);
}

/* Ask the host for a child on a socket of its own.  */
static void
begin_child(struct worker *w)
{
    static struct wire record;
    int ends[2];

    worker_end(w);
    if (wire_pair(ends) == -1)
        give_up("judge: socketpair");
    ending_clear(&w->ending);
    w->calls = 0;
    w->test = ends[0];
    wire_start(&record, WIRE_BEGIN, 0);
    wire_put_int(&record, (int)(CPU_SECONDS * scale(w) + 0.999));
    wire_put_int(&record, w->setup.is_memory_pass ? 0 : MEGABYTES);
    wire_put_int(&record, w->setup.is_memory_pass);
    w->is_running = true;
    wire_send_fd(w->control, &record, ends[1]);
    close(ends[1]);
    set_deadline(w, WALL_SECONDS);
}

void
worker_begin(struct worker *w)
{
    static struct wire record;

    begin_child(w);
    worker_receive(w, &record);
    if (wire_kind(&record) != WIRE_READY || !wire_is_done(&record))
        grade_stop(VERDICT_FAILED, "", "A reply came before the question.\n");
}

enum verdict
worker_try(struct worker *w)
{
    static struct wire record;
    enum worker_news news;

    begin_child(w);
    news = next_news(w, &record);
    if (news == NEWS_RECORD)
        return VERDICT_PASSED;
    explain(w);
    return w->ending.verdict;
}

const struct worker_ending *
worker_end(struct worker *w)
{
    struct ending *e = &w->ending;

    if (w->is_running && w->setup.is_memory_pass) {
        set_deadline(w, WALL_SECONDS);
        await_end(w); /* lets it look for leaks */
    } else if (w->is_running) {
        kill_child(w);
    }
    if (w->test != -1)
        close(w->test);
    w->test = -1;
    if (w->setup.is_memory_pass)
        explain(w);
    w->told = (struct worker_ending){
        .status = e->status,
        .milliseconds = e->milliseconds,
        .output = e->output,
        .has_memory_fault = e->verdict == VERDICT_MEMORY_FAULT,
        .message = e->message,
        .where = e->where,
    };
    return &w->told;
}
