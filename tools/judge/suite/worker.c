/* worker.c - the judge's hold on a host and its children.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/worker.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/random.h>
#include <unistd.h>

#include "tools/base/clock.h"
#include "tools/base/say.h"
#include "tools/judge/suite/deadline.h"
#include "tools/judge/suite/news.h"
#include "tools/judge/wire/limits.h"

static struct worker *current;

struct worker *
worker_current(void)
{
    return current;
}

const struct worker_client *
worker_client(const struct worker *w)
{
    return w->setup.client;
}

const struct worker_client *
worker_set_client(struct worker *w, const struct worker_client *client)
{
    const struct worker_client *before = w->setup.client;

    w->setup.client = client;
    return before;
}

void
worker_stop(const struct worker *w, enum verdict verdict, const char *where,
            const char *message)
{
    w->setup.client->stop(verdict, where, message);
    abort(); /* it must not come back */
}

void
worker_about_to_call(struct worker *w, const char *function)
{
    w->setup.client->about_to_call(function);
    w->calls++;
}

int
worker_calls(const struct worker *w)
{
    return w->calls;
}

void
worker_forget_calls(struct worker *w)
{
    w->calls = 0;
}

struct worker *
worker_open(const struct worker_setup *setup)
{
    struct worker *w = calloc(1, sizeof *w);

    if (w == NULL)
        say_errno("judge");
    w->setup = *setup;
    w->test = -1;
    hosting_start(&w->host, &w->setup, deadline_grace(&w->setup));
    current = w;
    return w;
}

void
worker_close(struct worker *w)
{
    worker_end(w);
    hosting_stop(&w->host, deadline_grace(&w->setup));
    ending_free(&w->ending);
    current = NULL;
    free(w);
}

const char *
worker_layers(const struct worker *w)
{
    return limits_filter_name();
}

/* Return the file that the child's code addresses are in, or so it says.  */
static const char *
crashed_plugin(const struct worker *w)
{
    const struct worker_plugin *p = w->setup.plugin;

    for (int i = 0; i < w->ending.crash_plugin && p[1].lab != NULL; i++)
        p++;
    return p->path;
}

static void
explain(struct worker *w)
{
    if (w->setup.client->needs_no_words)
        w->ending.is_explained = true;
    if (!w->ending.is_explained)
        ending_explain(&w->ending, crashed_plugin(w), w->setup.wrap,
                       deadline_cpu(&w->setup));
    if (w->setup.budget > 0 && w->spent > w->setup.budget * 9 / 10)
        w->ending.is_doubtful = false; /* it took so much without waiting */
}

static void
note(const struct worker *w, const struct wire *record, bool is_said)
{
    if (w->setup.client->note != NULL)
        w->setup.client->note(record, is_said);
}

void
worker_receive(struct worker *w, struct wire *record)
{
    switch (w->is_running ? news_next(w, record) : NEWS_END) {
    case NEWS_RECORD:
        w->last_digest = wire_digest(record);
        w->digest = wire_digest_both(w->digest, w->last_digest);
        note(w, record, true);
        return;
    case NEWS_NONSENSE:
        worker_stop(w, VERDICT_FAILED, "", "The reply made no sense.\n");
    case NEWS_END:
        if (w->setup.client->takes_late_moves &&
            ending_take_rest(&w->ending, record))
            return;
        explain(w);
        worker_stop(w, w->ending.verdict, w->ending.where, w->ending.message);
    }
}

void
worker_receive_all(struct worker *w, struct wire *record)
{
    w->takes_late_reply = true;
    worker_receive(w, record);
    w->takes_late_reply = false;
}

void
worker_send(struct worker *w, const struct wire *record)
{
    /* If the child is gone, waiting will tell.  */
    if (wire_send_now(w->test, record) == -1 && errno == EAGAIN)
        worker_stop(w, VERDICT_FAILED, "",
                    "It asks without end and does not listen.\n");
    note(w, record, false);
}

double
worker_spent(const struct worker *w)
{
    return w->spent;
}

bool
worker_is_spent(const struct worker *w)
{
    return w->setup.budget > 0 && w->spent >= w->setup.budget;
}

uint64_t
worker_digest(const struct worker *w)
{
    return w->digest;
}

uint64_t
worker_last_digest(const struct worker *w)
{
    return w->last_digest;
}

/* Return the deadline of a test: what is left of the budget may be less.  */
static double
test_deadline(const struct worker *w)
{
    double end = deadline_of_test(&w->setup);
    double left = w->begun + w->setup.budget - w->spent;

    return w->setup.budget > 0 && (end == CLOCK_NEVER || left < end) ? left
                                                                     : end;
}

/* Return the exit status of a child that ends well: one that its code does not
   know, so that nobody ends so without having been looked through.  */
static int
draw_status(void)
{
    unsigned char byte;

    if (getentropy(&byte, 1) == -1)
        say_errno("getentropy");
    return MEMORY_FAULT_STATUS + 1 + byte % MEMORY_LOOKED;
}

void
worker_set_haste(struct worker *w, int haste)
{
    w->setup.haste = haste;
}

/* Ask the host for a child on a socket of its own.  */
static void
begin_child(struct worker *w)
{
    static struct wire record;
    int ends[2];

    worker_end(w);
    if (worker_is_spent(w))
        worker_stop(w, VERDICT_NOT_RUN, "",
                    "Not run: the tests before took all the time there is.\n");
    w->begun = clock_after(0);
    w->waited = limits_waited(getpid());
    w->used = limits_used();
    w->digest = 0;
    if (wire_pair(ends) == -1)
        say_errno("judge: socketpair");
    ending_clear(&w->ending);
    w->ending.looked = draw_status();
    w->calls = 0;
    w->is_late = w->takes_late_reply = false;
    w->test = ends[0];
    wire_start(&record, WIRE_BEGIN, 0);
    wire_put_int(&record, deadline_cpu(&w->setup));
    wire_put_int(&record, w->ending.looked);
    w->is_running = true;
    wire_send_fd(w->host.control, &record, ends[1]);
    close(ends[1]);
    w->deadline = test_deadline(w);
}

void
worker_begin(struct worker *w)
{
    static struct wire record;

    begin_child(w);
    worker_receive(w, &record);
    if (wire_kind(&record) != WIRE_READY || !wire_is_done(&record))
        worker_stop(w, VERDICT_FAILED, "",
                    "A reply came before the question.\n");
    w->deadline = test_deadline(w);
}

enum verdict
worker_try(struct worker *w)
{
    static struct wire record;

    begin_child(w);
    if (news_next(w, &record) == NEWS_RECORD)
        return VERDICT_PASSED;
    explain(w);
    return w->ending.verdict;
}

const struct ending *
worker_end(struct worker *w)
{
    if (w->is_running && w->setup.is_memory_pass && !w->is_tired)
        w->is_tired =
            !news_await_end(w, test_deadline(w)); /* it looks for leaks */
    if (w->is_running)
        news_end_child(w);
    if (w->setup.is_memory_pass)
        explain(w);
    return &w->ending;
}
