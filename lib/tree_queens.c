/* tree_queens.c - the tree of a queens search, from its trace.
   SPDX-License-Identifier: MIT  */
#include <errno.h>

#include "lib/path.h"
#include "lib/require.h"
#include "lib/tree_make.h"

struct reader {
    struct path path;
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
    struct path *p = &r->path;

    if (!r->infers || p->depth >= p->n)
        return;
    for (int col = 0; col < limit && !p->failed; col++)
        if (path_can_kill(p, col) &&
            (all || cover_at(p->cover, p->depth, col) != 0))
            path_kill(p, col, TREE_INFERRED);
}

/* Tell whether the search gave up the path's end without looking at its
   children, and why.  */
static bool
gave_up(struct reader *r, enum tree_reason *reason)
{
    struct path *p = &r->path;
    const struct tree_fact *fact = tree_fact(p->tree, path_top(p)->node);

    *reason = TREE_NO_REASON;
    if (p->depth == 0 || path_top(p)->went_down)
        return false;
    if (fact != NULL && fact->killed && !fact->entered) {
        *reason = fact->full_row >= 0 ? TREE_FULL_ROW : TREE_BOUND;
        return true;
    }
    if (path_node(p)->flags & TREE_ILLEGAL) {
        *reason = TREE_ATTACKED;
        return true;
    }
    return fact == NULL && !r->search->strict && r->infers &&
           p->tree->kind != TREE_PLACED && path_has_free_square(p);
}

/* Tell whether the path's end should have been killed.  */
static bool
is_killed_by_fact(struct reader *r)
{
    const struct tree_fact *fact =
        tree_fact(r->path.tree, path_top(&r->path)->node);

    return fact != NULL && fact->killed;
}

/* In a strict tree, see what was left out before column LIMIT.  */
static void
leave_out(struct reader *r, int limit)
{
    if (r->search->strict && !is_killed_by_fact(r) &&
        (!r->search->seeks_best || r->found == 0))
        path_leave_out(&r->path, limit);
}

/* Return the flags that the path's end deserves when the search goes back from
   it, GIVEN_UP or not.  */
static int
faults(struct reader *r, bool given_up)
{
    const struct tree_node *v = path_node(&r->path);

    if (!r->search->strict)
        return 0;
    if (given_up)
        return v->reason == TREE_ATTACKED ? TREE_UNDUE : 0;
    if (is_killed_by_fact(r))
        return TREE_SPARED;
    return r->path.depth == r->path.n && r->path.illegal == 0 ? TREE_UNREPORTED
                                                              : 0;
}

/* The search goes back from the path's end of its own accord.  */
static void
finish_row(struct reader *r)
{
    struct tree_node *v = path_node(&r->path);
    enum tree_reason reason;
    bool given_up;

    v->flags |= TREE_LEFT;
    if (r->stopped || v->state == TREE_ANSWER)
        return;
    given_up = gave_up(r, &reason);
    if (given_up) {
        path_drop_killed(&r->path);
        v->state = TREE_KILLED;
        v->reason = (unsigned char)reason;
    }
    v->flags |= (unsigned char)faults(r, given_up);
    if (!given_up) {
        infer(r, r->path.n, true);
        leave_out(r, r->path.n);
    }
}

static void
see_remove(struct reader *r, int row)
{
    int level = path_level_of(&r->path, row);

    if (level == 0)
        return;
    path_forget(&r->path, level);
    finish_row(r);
    path_pop(&r->path);
}

static void
see_place(struct reader *r, int row, int col)
{
    struct path *p = &r->path;
    size_t k = r->placements++;
    bool undue;

    if (row < 0 || row >= p->n || col < 0 || col >= p->n)
        return;
    if (path_level_of(p, row) > 0)
        path_forget(p, path_level_of(p, row) - 1);
    undue = r->stopped || (row == p->depth && path_came_later(p, col));
    if (row == p->depth) {
        infer(r, col, false);
        leave_out(r, col);
    }
    if (r->search->strict && is_killed_by_fact(r))
        path_node(p)->flags |= TREE_SPARED;
    path_push(p, row, col);
    if (p->failed)
        return;
    if (r->search->strict && undue)
        path_node(p)->flags |= TREE_UNDUE;
    if (k < r->search->facts_length)
        p->tree->facts[path_top(p)->node] = r->search->facts[k];
}

static void
see_try(struct reader *r, int row, int col)
{
    struct path *p = &r->path;

    if (row == p->depth && row < p->n && col >= 0 && col < p->n &&
        path_can_kill(p, col))
        path_kill(p, col, 0);
}

static void
see_found(struct reader *r)
{
    struct tree_node *v = path_node(&r->path);

    v->state = TREE_ANSWER;
    if (r->path.depth < r->path.n || r->path.illegal > 0)
        v->flags |= TREE_FALSE;
    else if (r->search->strict && is_killed_by_fact(r))
        v->flags |= TREE_SPARED;
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
    struct path *p = &r->path;

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
    return build_finish(r->path.tree, r->search->kind != TREE_SEARCH ||
                                          tree_complete_size(r->path.n) == 0);
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
    if (path_start(&r.path, s->kind, s->n, s->facts != NULL) == 0 &&
        read_trace(&r, trace) == 0) {
        tree = r.path.tree;
        r.path.tree = NULL;
    }
    path_end(&r.path);
    return tree;
}
