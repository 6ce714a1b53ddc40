/* trace.c - a watcher that writes down what it sees, and counts.
   SPDX-License-Identifier: MIT  */
#include "lib/trace.h"

#include <stdint.h>
#include <stdlib.h>

#include "lib/require.h"

/* How an event fits into four bytes: kind, row + 1 and column + 1, since -1
   stands for "no cell".

       31    28 27         14 13          0
       [ kind ] [   row + 1 ] [  column + 1 ]  */
enum {
    KIND_SHIFT = 28,
    ROW_SHIFT = 14,
    FIELD_MASK = (1 << ROW_SHIFT) - 1,
    PLACE_MAX = FIELD_MASK - 1 /* the largest row or column that fits */
};

enum { FIRST_ROOM = 256 };

struct trace {
    uint32_t *events;
    size_t length; /* events kept */
    size_t room;   /* events that fit before EVENTS must grow */
    size_t limit;  /* events that may ever be kept */
    bool is_cut;   /* some event was not kept, and none will be */
    long long stop_at;
    struct trace_counts counts;
};

static uint32_t
pack(const struct event *e)
{
    return (uint32_t)e->kind << KIND_SHIFT |
           (uint32_t)(e->row + 1) << ROW_SHIFT | (uint32_t)(e->col + 1);
}

static struct event
unpack(uint32_t word)
{
    return (struct event){ (enum event_kind)(word >> KIND_SHIFT),
                           (int)(word >> ROW_SHIFT & FIELD_MASK) - 1,
                           (int)(word & FIELD_MASK) - 1 };
}

struct trace *
trace_new(size_t limit)
{
    struct trace *t = calloc(1, sizeof *t);

    if (t != NULL)
        t->limit = limit;
    return t;
}

void
trace_free(struct trace *t)
{
    if (t == NULL)
        return;
    free(t->events);
    free(t);
}

static bool
see(void *self, const struct event *e)
{
    return trace_add(self, e);
}

struct watcher
trace_watcher(struct trace *t)
{
    REQUIRE(t != NULL, "trace_watcher: the trace is NULL");
    return (struct watcher){ see, t };
}

void
trace_stop_at(struct trace *t, long long k)
{
    REQUIRE(t != NULL, "trace_stop_at: the trace is NULL");
    REQUIRE(k >= 0, "trace_stop_at: solution %lld is negative", k);
    t->stop_at = k;
}

/* Make room for one event more.  Return 0, or -1 at the limit of T or where
   memory ends.  */
static int
grow(struct trace *t)
{
    size_t room = t->room == 0 ? FIRST_ROOM : t->room * 2;
    uint32_t *events;

    if (room > t->limit)
        room = t->limit;
    if (room == t->room || room > SIZE_MAX / sizeof *events)
        return -1;
    events = realloc(t->events, room * sizeof *events);
    if (events == NULL)
        return -1;
    t->events = events;
    t->room = room;
    return 0;
}

/* Once an event was not kept, none is: a trace has no holes.  */
static void
keep(struct trace *t, const struct event *e)
{
    if (t->is_cut)
        return;
    if (t->length == t->room && grow(t) != 0) {
        t->is_cut = true;
        return;
    }
    t->events[t->length++] = pack(e);
}

static void
count(struct trace_counts *c, enum event_kind kind)
{
    switch (kind) {
    case EVENT_PLACE:
    case EVENT_ENTER:
        c->placements++;
        if (++c->depth > c->deepest)
            c->deepest = c->depth;
        break;
    case EVENT_REMOVE:
    case EVENT_LEAVE:
        c->retreats++;
        c->depth--;
        break;
    case EVENT_FOUND:
        c->solutions++;
        break;
    case EVENT_TRY:
        c->tries++;
        break;
    case EVENT_REFUSED:
        break; /* nothing has changed */
    }
}

bool
trace_add(struct trace *t, const struct event *e)
{
    REQUIRE(t != NULL, "trace_add: the trace is NULL");
    REQUIRE(e != NULL, "trace_add: the event is NULL");
    REQUIRE((unsigned)e->kind <= EVENT_REFUSED, "trace_add: kind %d is unknown",
            (int)e->kind);
    REQUIRE(e->row >= -1 && e->row <= PLACE_MAX,
            "trace_add: row %d is not in -1 .. %d", e->row, PLACE_MAX);
    REQUIRE(e->col >= -1 && e->col <= PLACE_MAX,
            "trace_add: column %d is not in -1 .. %d", e->col, PLACE_MAX);
    keep(t, e);
    count(&t->counts, e->kind);
    return e->kind == EVENT_FOUND && t->stop_at > 0 &&
           t->counts.solutions >= t->stop_at;
}

size_t
trace_length(const struct trace *t)
{
    REQUIRE(t != NULL, "trace_length: the trace is NULL");
    return t->length;
}

struct event
trace_event(const struct trace *t, size_t i)
{
    REQUIRE(t != NULL, "trace_event: the trace is NULL");
    REQUIRE(i < t->length, "trace_event: event %zu is not below %zu", i,
            t->length);
    return unpack(t->events[i]);
}

bool
trace_is_cut(const struct trace *t)
{
    REQUIRE(t != NULL, "trace_is_cut: the trace is NULL");
    return t->is_cut;
}

struct trace_counts
trace_counts(const struct trace *t)
{
    REQUIRE(t != NULL, "trace_counts: the trace is NULL");
    return t->counts;
}
