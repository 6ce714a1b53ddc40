/* record.c - a search, run in a child and written down.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/record.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "labs/03-branch-and-bound/branch_bound.h"
#include "tools/queens/say.h"
#include "tools/queens/stream.h"
#include "tools/queens/whose.h"

/* The child's side: the search and whoever watches it.  */
struct searcher {
    const struct request *request;
    struct method_setup setup;
    struct stream stream;
    long long found;
};

static bool
see(void *self, const struct event *e)
{
    struct searcher *s = self;

    stream_put(&s->stream, e);
    if (e->kind == EVENT_PLACE && s->request->method == METHOD_CHEAPEST) {
        int bound =
            branch_bound_lower(s->setup.board, s->setup.costs, e->row + 1);

        stream_put(&s->stream,
                   &(struct event){ (enum event_kind)STREAM_BOUND, bound, -1 });
    }
    return e->kind == EVENT_FOUND && ++s->found == s->request->stop_at;
}

static void
search(void *self, int out)
{
    struct searcher *s = self;
    struct watcher w = { see, s };

    s->stream.fd = out;
    s->setup.watcher = &w;
    if (s->setup.board != NULL)
        board_watch_refusals(s->setup.board);
    method_search(&s->setup);
    stream_flush(&s->stream);
}

/* The parent's side.  */

struct reader {
    const struct request *request;
    struct record *record;
    int rows, cols;
    long long most_placements, most_tries;
    size_t received; /* moves */
    bool is_full;    /* the search has done enough */
};

/* Can the move E have happened?  A search that writes over memory which is not
   its own can spoil what it sends.  */
static bool
makes_sense(const struct reader *r, const struct event *e)
{
    bool is_square =
        e->row >= 0 && e->row < r->rows && e->col >= 0 && e->col < r->cols;

    return e->kind == EVENT_FOUND || (int)e->kind == STREAM_BOUND ||
           (is_square && (unsigned)e->kind <= EVENT_REFUSED);
}

static void
take(struct reader *r, const struct event *e)
{
    struct record *rec = r->record;
    struct trace_counts counts;

    r->received++;
    if (r->is_full || !makes_sense(r, e))
        return;
    if (facts_are_known(r->request))
        facts_see(&rec->facts, e);
    if ((int)e->kind == STREAM_BOUND ||
        (e->kind == EVENT_TRY && r->request->method == METHOD_CHEAPEST))
        return; /* that was for the facts */
    trace_add(rec->trace, e);
    counts = trace_counts(rec->trace);
    r->is_full = trace_is_cut(rec->trace) ||
                 counts.placements >= r->most_placements ||
                 counts.tries >= r->most_tries;
}

/* Read what the child sends until it ends, or has done enough.  */
static void
listen(struct reader *r, struct child *c)
{
    struct event moves[STREAM_BATCH];
    size_t have = 0, got;

    while ((got = child_read(c, (char *)moves + have, sizeof moves - have)) >
           0) {
        size_t whole = (have + got) / sizeof moves[0];

        for (size_t i = 0; i < whole; i++)
            take(r, &moves[i]);
        have = (have + got) % sizeof moves[0];
        memmove(moves, &moves[whole], have);
        if (r->is_full)
            child_stop(c);
    }
}

/* Take the moves that the child had not sent when it ended.  */
static void
take_rest(struct reader *r, const struct stream_batch *batch)
{
    size_t sent = r->received - batch->first;

    if (r->received < batch->first || batch->count > STREAM_BATCH)
        return; /* the child has written over it */
    for (size_t i = sent; i < batch->count; i++)
        take(r, &batch->moves[i]);
}

/* Say what there was enough of.  A search in a circle makes many moves and few
   nodes.  */
static void
describe_limit(struct record *rec, const char *who, const struct request *r)
{
    struct trace_counts c = trace_counts(rec->trace);
    bool is_cut = trace_is_cut(rec->trace);
    bool is_test = c.tries > c.placements;

    snprintf(rec->note, sizeof rec->note,
             "%s was stopped after %lld %s: see --max-nodes", who,
             is_cut    ? (long long)trace_length(rec->trace)
             : is_test ? c.tries
                       : c.placements,
             is_cut            ? "moves"
             : is_test         ? "tests of squares"
             : r->maze != NULL ? "cells entered"
                               : "placements");
}

static void
describe(struct record *rec, const struct child *c, const struct request *r)
{
    char who[100];

    snprintf(who, sizeof who, "%s, %s,", whose_code,
             method_function(r->method));
    if (rec->fate == CHILD_LIMITED)
        describe_limit(rec, who, r);
    else
        child_describe(c, rec->fate, who, rec->note, sizeof rec->note);
}

static struct reader
start_reader(const struct request *q, struct record *rec)
{
    struct reader r = { .request = q,
                        .record = rec,
                        .most_placements = q->max_nodes,
                        .most_tries = q->max_nodes };

    r.rows = q->maze != NULL ? maze_rows(q->maze) : q->n;
    r.cols = q->maze != NULL ? maze_cols(q->maze) : q->n;
    /* Killed children that must be inferred take memory too.  */
    if (q->n > 0 && r.most_placements > q->max_nodes * 10 / q->n)
        r.most_placements = q->max_nodes * 10 / q->n;
    return r;
}

struct record
record_search(const struct request *q, bool tells_tries)
{
    struct searcher s = { .request = q, .setup = request_setup(q) };
    struct record rec = { .facts = facts_start(q) };
    struct reader r = start_reader(q, &rec);
    struct child c;

    s.stream.batch = child_share(sizeof *s.stream.batch);
    s.setup.tells_tries = q->method == METHOD_CHEAPEST ||
                          (tells_tries && q->method == METHOD_BACKTRACKING);
    rec.trace = say_unless_null(trace_new((size_t)q->max_nodes * 4 + 1000));
    child_start(&c, search, &s, (double)q->timeout);
    listen(&r, &c);
    rec.fate = child_wait(&c);
    take_rest(&r, s.stream.batch);
    if (r.is_full && rec.fate == CHILD_DONE)
        rec.fate = CHILD_LIMITED; /* it went on, but not here */
    describe(&rec, &c, q);
    child_unshare(s.stream.batch, sizeof *s.stream.batch);
    board_free(s.setup.board);
    return rec;
}

struct tree *
record_tree(const struct record *rec, const struct request *r,
            enum tree_kind kind)
{
    struct tree_search s = { .n = r->n,
                             .kind = kind,
                             .ended = rec->fate == CHILD_DONE,
                             .stop_at = r->stop_at,
                             .strict = true,
                             .seeks_best = r->method == METHOD_CHEAPEST };
    struct tree *t;

    if (facts_are_known(r)) {
        s.facts = rec->facts.list;
        s.facts_length = rec->facts.length;
    }
    t = r->maze != NULL ? tree_from_maze(rec->trace, r->maze, &s)
                        : tree_from_queens(rec->trace, &s);
    if (t == NULL)
        say_and_exit(SAY_TROUBLE, "cannot make the tree: %s", strerror(errno));
    return t;
}

void
record_end(struct record *rec)
{
    trace_free(rec->trace);
    facts_end(&rec->facts);
}
