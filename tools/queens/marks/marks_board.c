/* marks_board.c - where a search for queens does not do what it must.
   SPDX-License-Identifier: MIT

   A tree is walked in the order in which its nodes were made, so that a guide
   can be told each move.  */
#include "tools/queens/marks/marks.h"

#include <stddef.h>

#include "lib/tree/tree_build.h"

struct walk {
    struct tree *tree;
    struct board_guide guide;
    int node;          /* where the walk is; its queens are on the board */
    int illegal;       /* queens on the board that should not be there */
    struct event next; /* what came next before the first of them */
    bool stopped;      /* the search was told to stop */
};

static struct tree_node *
here(const struct walk *w)
{
    return &w->tree->nodes[w->node];
}

/* Tell whether NODE had to be killed.  */
static bool
is_dead(const struct walk *w, int node)
{
    const struct tree_fact *fact = tree_fact(w->tree, node);

    return fact != NULL && fact->killed;
}

/* Tell whether V was placed, not only tested or passed over.  */
static bool
was_placed(const struct tree_node *v)
{
    return v->state != TREE_KILLED || v->flags & TREE_LEFT;
}

/* Return the child in COL of where W is that was never placed, or NULL.  */
static struct tree_node *
unplaced_child(const struct walk *w, int col)
{
    struct tree_node *nodes = w->tree->nodes;

    for (int i = w->node + 1; i < here(w)->end; i = nodes[i].end)
        if (nodes[i].col == col && !was_placed(&nodes[i]))
            return &nodes[i];
    return NULL;
}

/* Flag the squares before column LIMIT that should have had a queen by now.
   Once there is an answer, a bound may be asked for before a queen is placed:
   who does so leaves nothing out.  */
static void
leave_out(struct walk *w, int limit)
{
    struct board_guide *g = &w->guide;
    bool is_due = g->costs == NULL || g->best == -1;

    if (w->illegal > 0 || is_dead(w, w->node))
        return;
    for (; !g->is_over && g->next.kind == EVENT_PLACE && g->next.col < limit;
         board_guide_pass(g)) {
        struct tree_node *v = unplaced_child(w, g->next.col);

        if (v != NULL && is_due)
            v->flags |= TREE_UNDUE;
    }
}

static void
tell(struct walk *w, enum event_kind kind)
{
    struct event e = { kind, here(w)->row, here(w)->col };

    board_guide_advance(&w->guide, &e);
}

/* Tell the guide of the queen of NODE, and note what it says of her.  */
static void
place(struct walk *w, int node)
{
    struct tree_node *v = &w->tree->nodes[node];
    int killed = w->guide.killed, best = w->guide.best;

    if (v->flags & TREE_ILLEGAL && w->illegal++ == 0)
        w->next = w->guide.next;
    w->node = node;
    board_place(w->guide.board, v->row, v->col);
    tell(w, EVENT_PLACE);
    if (w->tree->facts != NULL) {
        w->tree->facts[node].best = best;
        w->tree->facts[node].full_row = w->guide.killing_row;
        w->tree->facts[node].killed = w->guide.killed > killed;
    }
}

static void
enter(struct walk *w, int node)
{
    struct tree_node *v = &w->tree->nodes[node];
    struct event e = { EVENT_PLACE, v->row, v->col };
    bool is_turn = v->row == v->depth - 1 && w->illegal == 0;

    if (is_turn && w->guide.costs == NULL)
        leave_out(w, v->col);
    if (is_dead(w, w->node))
        here(w)->flags |= TREE_SPARED;
    else if (is_turn && !(v->flags & TREE_ILLEGAL) &&
             !board_guide_agrees(&w->guide, &e))
        v->flags |= TREE_UNDUE;
    if (w->stopped)
        v->flags |= TREE_UNDUE;
    place(w, node);
}

/* Where W is, an answer was reported.  */
static void
report(struct walk *w)
{
    struct event next = w->guide.next;

    if (!(here(w)->flags & TREE_FALSE) && is_dead(w, w->node))
        here(w)->flags |= TREE_SPARED;
    tell(w, EVENT_FOUND);
    if (here(w)->flags & TREE_FALSE)
        w->guide.next = next;
    w->stopped |= board_guide_is_stopped(&w->guide);
}

/* Tell whether a queen was placed below where W is.  */
static bool
went_down(const struct walk *w)
{
    const struct tree_node *nodes = w->tree->nodes;
    int i = w->node + 1;

    while (i < here(w)->end && !was_placed(&nodes[i]))
        i = nodes[i].end;
    return i < here(w)->end;
}

/* The search goes back from where W is.  */
static void
finish(struct walk *w)
{
    const struct tree_fact *fact = tree_fact(w->tree, w->node);
    struct tree_node *v = here(w);

    if (!is_dead(w, w->node)) {
        if (v->state == TREE_KILLED)
            v->flags |= TREE_UNDUE;
        else if (w->guide.next.kind == EVENT_FOUND && !w->guide.is_over &&
                 w->illegal == 0)
            v->flags |= TREE_UNREPORTED;
        else
            leave_out(w, w->tree->n);
    } else if (fact->entered || went_down(w)) {
        v->flags |= TREE_SPARED;
    } else {
        tree_build_kill(w->tree, w->node,
                        fact->full_row >= 0 ? TREE_FULL_ROW : TREE_BOUND);
    }
}

/* Where only placed queens are shown, drop what was rightly left out.  */
static void
drop_passed_over(struct walk *w)
{
    struct tree_node *nodes = w->tree->nodes;

    for (int i = here(w)->end - 1; i > w->node; i--)
        if (nodes[i].parent == w->node && !was_placed(&nodes[i]) &&
            !(nodes[i].flags & TREE_UNDUE))
            tree_build_drop(w->tree, i);
}

static void
leave(struct walk *w)
{
    struct tree_node *v = here(w);

    if (v->flags & TREE_LEFT && !w->stopped && v->state != TREE_ANSWER)
        finish(w);
    if (w->tree->kind == TREE_PLACED)
        drop_passed_over(w);
    if (v->parent < 0)
        return;
    board_remove(w->guide.board, v->row);
    tell(w, EVENT_REMOVE);
    if (v->flags & TREE_ILLEGAL && --w->illegal == 0)
        w->guide.next = w->next;
    w->node = v->parent;
}

static int
bound_here(void *self, const struct board *b, int rows, int floor)
{
    const struct walk *w = self;

    return w->tree->facts == NULL ? floor : w->tree->facts[w->node].bound;
}

int
marks_board(struct tree *t, struct board_guide g)
{
    struct walk w = { .tree = t, .guide = g };
    int size = tree_size(t);

    w.guide.bound = bound_here;
    w.guide.self = &w;
    board_guide_begin(&w.guide);
    if (t->nodes[0].state == TREE_ANSWER)
        report(&w);
    for (int i = 1; i < size; i++) {
        if (!was_placed(&t->nodes[i]))
            continue;
        while (w.node != t->nodes[i].parent)
            leave(&w);
        enter(&w, i);
        if (t->nodes[i].state == TREE_ANSWER)
            report(&w);
    }
    while (w.node > 0)
        leave(&w);
    leave(&w);
    return tree_build_finish(t);
}
