/* recording.c - a search, run and written down.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/recording.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"
#include "tools/queens/run/open_calls.h"

enum { FIRST_ROOM = 256 };

bool
recording_has_facts(const struct request *r)
{
    return (r->method->is & (METHOD_AHEAD | METHOD_BEST)) != 0;
}

static void
add(struct facts *f)
{
    if (f->length == f->room) {
        f->room = f->room == 0 ? FIRST_ROOM : f->room * 2;
        f->list = must(realloc(f->list, f->room * sizeof *f->list));
    }
    f->list[f->length++] = (struct tree_fact){ .bound = TREE_UNKNOWN,
                                               .best = TREE_UNKNOWN,
                                               .full_row = TREE_UNKNOWN };
}

void
recording_see(struct facts *f, const struct event *e)
{
    if (e->kind == EVENT_ENTER) {
        add(f);
    } else if (e->kind == EVENT_PLACE) {
        add(f);
        f->fact[e->row] = f->length;
    } else if (e->kind == EVENT_REMOVE) {
        f->fact[e->row] = 0;
    } else if (e->kind == EVENT_TRY && e->row > 0 && f->fact[e->row - 1] > 0) {
        /* Who tests a square has not given up the queen before it.  */
        f->list[f->fact[e->row - 1] - 1].entered = true;
    }
}

void
recording_see_bound(struct facts *f, int bound)
{
    if (f->length > 0)
        f->list[f->length - 1].bound = bound;
    else
        f->root = bound;
}

struct recorder {
    const struct request *request;
    struct recording *record;
    struct method_setup setup;
    bool has_facts, is_costly;
    long long most_placements, most_tries;
};

/* Who is told of bounds has no name there: whom they are for.  */
static struct recorder *recording;

/* Is there enough?  */
static bool
is_full(const struct recorder *r)
{
    const struct trace *t = r->record->trace;
    struct trace_counts counts = trace_counts(t);

    return trace_is_cut(t) || counts.placements >= r->most_placements ||
           counts.tries >= r->most_tries;
}

static bool
see(void *self, const struct event *e)
{
    struct recorder *r = self;

    runner_heed_interrupt();
    if (r->has_facts)
        recording_see(&r->record->facts, e);
    if (e->kind == EVENT_TRY && r->is_costly)
        return false; /* that was for the facts */
    trace_add(r->record->trace, e);
    if (r->request->wants_calls)
        open_calls_move(trace_length(r->record->trace) - 1);
    if (is_full(r))
        runner_stop();
    return false;
}

static void
see_bound(int bound)
{
    recording_see_bound(&recording->record->facts, bound);
}

/* Say what there was enough of.  A search in a circle makes many moves and few
   nodes.  */
static void
describe_limit(struct recording *rec, const struct request *r)
{
    struct trace_counts c = trace_counts(rec->trace);
    bool is_cut = trace_is_cut(rec->trace);
    bool is_test = c.tries > c.placements;

    snprintf(rec->note, sizeof rec->note,
             "%s was stopped after %lld %s: does it ever end? (--max-nodes N "
             "allows more)",
             r->method->function,
             is_cut    ? (long long)trace_length(rec->trace)
             : is_test ? c.tries
                       : c.placements,
             is_cut            ? "moves"
             : is_test         ? "tests of squares"
             : r->maze != NULL ? "cells entered"
                               : "placements");
}

static struct recorder
start_recorder(const struct request *q, struct recording *rec)
{
    struct recorder r = { .request = q,
                          .record = rec,
                          .setup = request_setup(q),
                          .has_facts = recording_has_facts(q),
                          .is_costly = (q->method->is & METHOD_COSTS) != 0,
                          .most_placements = q->max_nodes,
                          .most_tries = q->max_nodes };

    /* Killed children that must be inferred take memory too.  */
    if (q->n > 0 && r.most_placements > q->max_nodes * 10 / q->n)
        r.most_placements = q->max_nodes * 10 / q->n;
    return r;
}

/* Return the order to search as R wants it.  If TELLS_TRIES, tests are told,
   too, but for those that look ahead.  */
static struct runner_order
order_of(const struct recorder *r, bool tells_tries)
{
    const struct method *m = r->request->method;
    struct runner_order order = method_order(&r->setup);

    order.seconds = (double)r->request->timeout;
    order.style = (struct call_style){
        .watch = WIRE_WATCH_LATE,
        .skips_tests =
            !r->is_costly && (!tells_tries || (m->is & METHOD_AHEAD) != 0),
        .stop_at = r->request->stop_at,
        .bound = m->bound,
        .see_bound = see_bound,
        .see_call = r->request->wants_calls ? open_calls_see : NULL,
    };
    return order;
}

struct recording
recording_search(const struct request *q, bool tells_tries)
{
    struct recording rec = { 0 };
    struct recorder r = start_recorder(q, &rec);
    struct runner_order order = order_of(&r, tells_tries);
    struct watcher w = { see, &r };
    struct runner_end end;

    rec.trace = must(trace_new((size_t)q->max_nodes * 4 + 1000));
    recording = &r;
    if (r.setup.maze != NULL)
        maze_watch(r.setup.maze, &w);
    else {
        board_watch(r.setup.board, &w);
        board_watch_refusals(r.setup.board);
    }
    end = runner_run(&order, method_search, &r.setup);
    rec.fate = end.fate;
    memcpy(rec.note, end.note, sizeof rec.note);
    if (end.fate == RUNNER_STOPPED)
        describe_limit(&rec, q);
    board_free(r.setup.board);
    maze_free(r.setup.maze);
    return rec;
}

void
recording_end(struct recording *rec)
{
    trace_free(rec->trace);
    free(rec->facts.list);
}
