/* news.c - what a worker hears of its child.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/news.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

#include "tools/base/clock.h"
#include "tools/judge/suite/deadline.h"
#include "tools/judge/wire/limits.h"

static void
set_deadline(struct worker *w, double seconds)
{
    w->deadline = deadline_ends(&w->setup, seconds);
}

/* Wait until the host or the child has something to say, or DEADLINE.  Return
   as poll does.  */
static int
wait_until(const struct worker *w, double deadline, struct pollfd wait[2])
{
    wait[0] = (struct pollfd){ w->host.control, POLLIN, 0 };
    wait[1] = (struct pollfd){ w->test, POLLIN, 0 };
    return poll(wait, 2, clock_left(deadline));
}

/* The same until the deadline of the current wait, signals or not.  Return
   whether somebody has something to say.  */
static bool
wait_for(struct worker *w, struct pollfd wait[2])
{
    int ready;

    do
        ready = wait_until(w, w->deadline, wait);
    while (ready == -1 && errno == EINTR);
    return ready > 0;
}

/* The same; but the client may have had enough before.  */
static bool
wait_with_client(struct worker *w, struct pollfd wait[2])
{
    double start = clock_after(0), end = w->deadline;
    int ready;

    if (w->setup.client->is_enough == NULL)
        return wait_for(w, wait);
    do {
        double tick = clock_after(1);

        ready =
            wait_until(w, end != CLOCK_NEVER && end < tick ? end : tick, wait);
    } while (ready <= 0 && clock_left(end) != 0 &&
             !w->setup.client->is_enough(clock_after(0) - start));
    return ready > 0;
}

/* The host is gone, or does not do its work.  That it is excused means that it
   had trouble of its own; else its child attacked it.  */
static void
replace_host(struct worker *w, bool is_excused)
{
    ending_set_host_lost(&w->ending, is_excused);
    hosting_stop(&w->host, 0);
    hosting_start(&w->host, &w->setup, deadline_grace(&w->setup));
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

/* The child has ended: count its time, but not what it, or we on its behalf,
   had to wait for a processor.  While we used that one ourselves, it had given
   us something to do.  */
static void
count_time(struct worker *w)
{
    int waited = limits_waited(getpid()) - w->waited;
    int used = limits_used() - w->used;
    double seconds = clock_after(0) - w->begun;

    w->ending.wall = (int)(seconds * 1000);
    if (w->ending.waited >= 0) {
        w->ending.waited += waited - used;
        w->ending.waited = w->ending.waited > 0 ? w->ending.waited : 0;
    }
    seconds -= w->ending.waited > 0 ? w->ending.waited / 1000.0 : 0;
    if (seconds > 0)
        w->spent += seconds;
}

bool
news_await_end(struct worker *w, double deadline)
{
    struct pollfd wait[2];

    if (w->test != -1)
        close(w->test);
    w->test = -1;
    w->deadline = deadline;
    if (!wait_for(w, wait))
        return false;
    w->is_running = false;
    take_end(w);
    count_time(w);
    return true;
}

void
news_end_child(struct worker *w)
{
    hosting_tell(&w->host, WIRE_END);
    if (!news_await_end(
            w, deadline_ends(&w->setup,
                             DEADLINE_HOST))) { /* the machine is too busy */
        replace_host(w, true);
        count_time(w);
    }
    w->is_running = false;
}

/* The time is over.  Let the child be interrupted, so that it can say where it
   was and what it did last, and end it.  */
static enum news
late_news(struct worker *w, struct wire *record)
{
    struct pollfd wait[2];

    if (!w->is_late) {
        w->is_late = true;
        hosting_tell(&w->host, WIRE_INTERRUPT);
        set_deadline(w, DEADLINE_PARTING);
    }
    while (wait_for(w, wait) && clock_left(w->deadline) != 0 &&
           wait[1].revents != 0 && wire_receive(w->test, record, NULL) == 1) {
        if (wire_kind(record) == WIRE_EVENTS || wire_kind(record) == WIRE_SO_FAR
                ? w->setup.client->takes_late_moves
                : wire_kind(record) == WIRE_RETURN && w->takes_late_reply)
            return NEWS_RECORD;
        if (wire_kind(record) == WIRE_CRASH) {
            ending_notes(&w->ending, record);
            break;
        }
    }
    news_end_child(w);
    ending_set_timed_out(&w->ending);
    return NEWS_END;
}

enum news
news_next(struct worker *w, struct wire *record)
{
    struct pollfd wait[2];

    while (!w->is_late && wait_with_client(w, wait) &&
           clock_left(w->deadline) != 0) {
        bool has_spoken = w->ending.has_last_words;
        int got = 0;

        if (wait[1].revents != 0) /* what it still said comes first */
            got = wire_receive(w->test, record, NULL);
        if (got == 0) {
            news_end_child(w);
            return NEWS_END;
        }
        if (got == -1 || has_spoken)
            return NEWS_NONSENSE;
        if (!ending_notes(&w->ending, record))
            return NEWS_RECORD;
    }
    return late_news(w, record);
}
