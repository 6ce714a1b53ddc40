/* worker.c - the judge's hold on a host and its children.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/worker.h"

#include <errno.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "tests/harness/deadline.h"
#include "tests/harness/grade.h"
#include "tests/harness/hosting.h"
#include "tests/harness/limits.h"
#include "tests/harness/patience.h"
#include "tests/harness/processor.h"

struct worker {
    struct worker_setup setup;
    struct hosting host;
    int test;        /* socket to the child, or -1: none */
    bool is_running; /* a child was begun and WIRE_ENDED has not come yet */
    bool is_tired;   /* of waiting: a child did not end when it should */
    int calls;       /* made in this test */
    double deadline; /* of the current wait */
    struct ending ending;
};

static struct worker *current;

struct worker *
worker_current(void)
{
    return current;
}

static void
set_deadline(struct worker *w, double seconds)
{
    w->deadline = patience_ends(&w->setup, seconds);
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

static void
give_up(const char *what)
{
    perror(what);
    exit(HOSTING_TROUBLE);
}

static void
start_host(struct worker *w)
{
    hosting_start(&w->host, &w->setup, patience_grace(&w->setup));
}

struct worker *
worker_open(const struct worker_setup *setup)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        give_up("judge");
    w->setup = *setup;
    w->test = -1;
    processor_stay();
    start_host(w);
    current = w;
    return w;
}

void
worker_close(struct worker *w)
{
    worker_end(w);
    hosting_stop(&w->host, patience_grace(&w->setup));
    ending_free(&w->ending);
    current = NULL;
    free(w);
}

const char *
worker_layers(const struct worker *w)
{
    return limits_filter_name();
}

/* Wait until the host or the child has something to say, or the deadline.
   Return whether one has.  */
static bool
wait_for(struct worker *w, struct pollfd wait[2])
{
    int ready;

    do {
        wait[0] = (struct pollfd){ w->host.control, POLLIN, 0 };
        wait[1] = (struct pollfd){ w->test, POLLIN, 0 };
        ready = poll(wait, 2, deadline_left(w->deadline));
    } while (ready == -1 && errno == EINTR);
    return ready > 0;
}

/* The host is gone, or does not do its work.  That it is excused means that it
   had trouble of its own; else its child attacked it.  */
static void
replace_host(struct worker *w, bool is_excused)
{
    ending_set_host_lost(&w->ending, is_excused);
    hosting_stop(&w->host, 0);
    start_host(w);
}

/* Take what the host says when its child is to have ended.  */
static void
take_end(struct worker *w)
{
    static struct wire record;
    int got = wire_receive(w->host.control, &record, NULL);

    if (got == 1 && wire_kind(&record) == WIRE_TROUBLE)
        replace_host(w, true);
    else if (got != 1 || wire_kind(&record) != WIRE_ENDED ||
             !ending_read(&w->ending, &record))
        replace_host(w, false);
}

/* Hang up, and wait until the host says that the child has ended, but for no
   longer than SECONDS.  Return whether it has.  */
static bool
await_end(struct worker *w, double seconds)
{
    struct pollfd wait[2];

    if (w->test != -1)
        close(w->test);
    w->test = -1;
    set_deadline(w, seconds);
    if (!wait_for(w, wait))
        return false;
    w->is_running = false;
    take_end(w);
    return true;
}

/* End the child now.  One that has ended by itself is not harmed by that.  */
static void
end_child(struct worker *w)
{
    hosting_tell(&w->host, WIRE_END);
    if (!await_end(w, PATIENCE_HOST)) /* the machine is too busy */
        replace_host(w, true);
    w->is_running = false;
}

/* The time is over.  Let the child be interrupted, so that it can say where it
   was, and end it.  */
static void
end_late_child(struct worker *w, struct wire *record)
{
    struct pollfd wait[2];

    hosting_tell(&w->host, WIRE_INTERRUPT);
    set_deadline(w, PATIENCE_PARTING);
    while (wait_for(w, wait) && deadline_left(w->deadline) != 0 &&
           wait[1].revents != 0 && wire_receive(w->test, record, NULL) == 1)
        if (wire_kind(record) == WIRE_CRASH) {
            ending_notes(&w->ending, record);
            break;
        }
    end_child(w);
    ending_set_timed_out(&w->ending);
}

enum worker_news { NEWS_RECORD, NEWS_NONSENSE, NEWS_END };

/* Wait for the next record from the child, for its end or for the deadline.
   Last words are noted on the way; nothing may follow them.  */
static enum worker_news
next_news(struct worker *w, struct wire *record)
{
    struct pollfd wait[2];

    while (wait_for(w, wait) && deadline_left(w->deadline) != 0) {
        bool has_spoken = w->ending.has_last_words;
        int got = 0;

        if (wait[1].revents != 0) /* what it still said comes first */
            got = wire_receive(w->test, record, NULL);
        if (got == 0) {
            end_child(w);
            return NEWS_END;
        }
        if (got == -1 || has_spoken)
            return NEWS_NONSENSE;
        if (!ending_notes(&w->ending, record))
            return NEWS_RECORD;
    }
    end_late_child(w, record);
    return NEWS_END;
}

static void
explain(struct worker *w)
{
    if (!w->ending.is_explained)
        ending_explain(&w->ending, w->setup.plugin, w->setup.wrap,
                       patience_cpu(&w->setup));
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
    /* If the child is gone, waiting will tell.  */
    if (wire_send_now(w->test, record) == -1 && errno == EAGAIN)
        grade_stop(VERDICT_FAILED, "",
                   "It asks without end and does not listen.\n");
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
    wire_put_int(&record, patience_cpu(&w->setup));
    w->is_running = true;
    wire_send_fd(w->host.control, &record, ends[1]);
    close(ends[1]);
    set_deadline(w, PATIENCE_TEST);
}

void
worker_begin(struct worker *w)
{
    static struct wire record;

    begin_child(w);
    worker_receive(w, &record);
    if (wire_kind(&record) != WIRE_READY || !wire_is_done(&record))
        grade_stop(VERDICT_FAILED, "", "A reply came before the question.\n");
    set_deadline(w, PATIENCE_TEST);
}

enum verdict
worker_try(struct worker *w)
{
    static struct wire record;

    begin_child(w);
    if (next_news(w, &record) == NEWS_RECORD)
        return VERDICT_PASSED;
    explain(w);
    return w->ending.verdict;
}

const struct ending *
worker_end(struct worker *w)
{
    if (w->is_running && w->setup.is_memory_pass && !w->is_tired)
        w->is_tired = !await_end(w, PATIENCE_TEST); /* to look for leaks */
    if (w->is_running)
        end_child(w);
    if (w->setup.is_memory_pass)
        explain(w);
    return &w->ending;
}
