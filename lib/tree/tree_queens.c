/* tree_queens.c - the tree of a queens search, from its trace.
   SPDX-License-Identifier: MIT  */
#include <errno.h>

#include "lib/require.h"
#include "lib/tree/tree_build.h"
#include "lib/tree/tree_make.h"

struct reader {
    struct tree_path path;
    const struct tree_search *search;
    bool infers;  /* the trace does not say which squares were tested */
    bool stopped; /* the search was told to stop */
    long long found;
    size_t placements;
};

/* Infer the killed children in the columns before LIMIT: the attacked ones,
   and if ALL, the others as well.  */
static void
infer(struct reader *r, int limit, bool all)
{
    struct tree_path *p = &r->path;

    if (!r->infers || p->depth >= p->n)
        return;
    for (int col = 0; col < limit && !p->failed; col++)
        if (tree_path_can_kill(p, col) &&
            (all || attack_map_at(p->cover, p->depth, col) != 0))
            tree_path_kill(p, col, TREE_INFERRED);
}

/* The search goes back from the path's end of its own accord.  A queen on an
   attacked square that is taken back at once was killed.  */
static void
finish_row(struct reader *r)
{
    struct tree_path *p = &r->path;
    struct tree_node *v = tree_path_node(p);

    v->flags |= TREE_LEFT;
    if (r->stopped || v->state == TREE_ANSWER)
        return;
    if (v->flags & TREE_ILLEGAL && !tree_path_top(p)->went_down) {
        tree_path_drop_killed(p);
        v->state = TREE_KILLED;
        v->reason = TREE_ATTACKED;
    } else {
        infer(r, p->n, true);
        tree_path_leave_out(p, p->n);
    }
}

static void
see_remove(struct reader *r, int row)
{
    int level = tree_path_level_of(&r->path, row);

    if (level == 0)
        return;
    tree_path_forget(&r->path, level);
    finish_row(r);
    tree_path_pop(&r->path);
}

static void
see_place(struct reader *r, int row, int col)
{
    struct tree_path *p = &r->path;
    size_t k = r->placements++;

    if (row < 0 || row >= p->n || col < 0 || col >= p->n)
        return;
    if (tree_path_level_of(p, row) > 0)
        tree_path_forget(p, tree_path_level_of(p, row) - 1);
    if (row == p->depth) {
        infer(r, col, false);
        tree_path_leave_out(p, col);
    }
    tree_path_push(p, row, col);
    if (!p->failed && k < r->search->facts_length)
        p->tree->facts[tree_path_top(p)->node] = r->search->facts[k];
}

static void
see_try(struct reader *r, int row, int col)
{
    struct tree_path *p = &r->path;

    if (row == p->depth && row < p->n && col >= 0 && col < p->n &&
        tree_path_can_kill(p, col))
        tree_path_kill(p, col, 0);
}

static void
see_found(struct reader *r)
{
    struct tree_node *v = tree_path_node(&r->path);

    v->state = TREE_ANSWER;
    if (r->path.depth < r->path.n || r->path.illegal > 0)
        v->flags |= TREE_FALSE;
    r->stopped |= ++r->found == r->search->stop_at;
}

static void
see(struct reader *r, struct event e)
{
    switch (e.kind) {
    case EVENT_PLACE:
        see_place(r, e.row, e.col);
        break;
    case EVENT_REMOVE:
        see_remove(r, e.row);
        break;
    case EVENT_FOUND:
        see_found(r);
        break;
    case EVENT_TRY:
        see_try(r, e.row, e.col);
        break;
    case EVENT_ENTER:
    case EVENT_LEAVE:
        break; /* no queen moves in a maze */
    case EVENT_REFUSED:
        break; /* the board is the same */
    }
}

/* Return the length of TRACE without the queens that a search for the best
   solution puts back when it has ended: one in each row, placed in turn right
   after the last queen of row 0 was taken away.  */
static size_t
length_of_search(const struct trace *trace, const struct tree_search *s)
{
    size_t length = trace_length(trace);
    size_t n = (size_t)s->n;
    struct event e;

    if (!s->ended || length <= n)
        return length;
    e = trace_event(trace, length - n - 1);
    if (e.kind != EVENT_REMOVE || e.row != 0)
        return length;
    for (size_t row = 0; row < n; row++) {
        e = trace_event(trace, length - n + row);
        if (e.kind != EVENT_PLACE || e.row != (int)row)
            return length;
    }
    return length - n;
}

/* Say what became of the queens that are still on the board.  */
static void
close_path(struct reader *r, bool ended)
{
    struct tree_path *p = &r->path;

    if (ended && p->depth == 0)
        finish_row(r);
    for (int level = 0; level <= p->depth && !r->stopped; level++) {
        struct tree_node *v = &p->tree->nodes[p->frames[level].node];

        if (!ended && v->state == TREE_DEAD)
            v->state = TREE_OPEN;
        if (ended && level > 0)
            v->flags |= TREE_STRAY;
    }
}

static int
read_trace(struct reader *r, const struct trace *trace)
{
    bool ended = r->search->ended && !trace_is_cut(trace);
    size_t length = length_of_search(trace, r->search);

    for (size_t i = 0; i < length && !r->path.failed; i++)
        see(r, trace_event(trace, i));
    if (!r->path.failed)
        close_path(r, ended);
    if (r->path.failed)
        return -1;
    return tree_build_finish(r->path.tree);
}

struct tree *
tree_from_queens(const struct trace *trace, const struct tree_search *s)
{
    struct reader r = { .search = s };
    struct tree *tree = NULL;

    REQUIRE(trace != NULL && s != NULL, "tree_from_queens: NULL");
    if (s->n < 1 || s->n > BOARD_MAX_SIZE || s->kind == TREE_COMPLETE ||
        s->kind == TREE_MAZE || (s->facts == NULL && s->facts_length > 0)) {
        errno = EINVAL;
        return NULL;
    }
    r.infers = trace_counts(trace).tries == 0;
    if (tree_path_start(&r.path, s->kind, s->n, s->facts != NULL) == 0 &&
        read_trace(&r, trace) == 0) {
        tree = r.path.tree;
        r.path.tree = NULL;
    }
    tree_path_end(&r.path);
    return tree;
}
