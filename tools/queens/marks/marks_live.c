/* marks_live.c - where a search over a list of live nodes does not do what it
   must.
   SPDX-License-Identifier: MIT

   What was done with the list is done once more with another one, beside a
   guide who says what comes next.  */
#include "tools/queens/marks/marks.h"

#include <stdlib.h>

#include "lib/tree/tree_build.h"
#include "tools/base/must.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"

struct walk {
    struct live_tree *search;
    struct live *list; /* as far as the walk has come */
    struct live_guide guide;
    int *node; /* by number: where it is in the tree */
};

/* A bound is a plain function: whose it is.  */
static const struct walk *walking;

/* Return the bound that the search gave the child on B, if that comes next.  */
static int
bound_of_search(const struct board *b, const struct costs *c, int row,
                square_test *is_safe)
{
    const struct live *l = walking->search->list;
    int next = live_generated(walking->list);
    struct live_node v;

    if (next == live_generated(l))
        return 0;
    v = live_node(l, next);
    return v.parent == walking->guide.e_node && v.col == board_queen(b, row - 1)
               ? v.bound
               : 0;
}

static void
flag(struct walk *w, int number, enum tree_flag flag)
{
    w->search->tree->nodes[w->node[number]].flags |= (unsigned char)flag;
}

/* Flag what had to come before E and did not, and expect what comes then.  */
static void
pass_over(struct walk *w, const struct live_event *e)
{
    struct live_guide *g = &w->guide;
    struct live_node v = live_node(w->search->list, e->node);

    for (; !g->is_over && g->next != LIVE_TAKEN; live_guide_pass(g)) {
        if (g->next != LIVE_IN_LIST && e->node == g->node)
            return;
        if (g->next == LIVE_KILLED)
            flag(w, g->node, TREE_SPARED);
        else if (g->next == LIVE_ANSWER)
            flag(w, g->node, TREE_UNREPORTED);
        else if (e->state == LIVE_TAKEN)
            flag(w, g->e_node, TREE_STRAY);
        else if (e->state == LIVE_IN_LIST && v.parent == g->e_node &&
                 v.col > g->col)
            flag(w, e->node, TREE_UNDUE);
        else
            return;
    }
}

/* Do E, which was done with the list of the search, with the list of W.  */
static void
repeat(struct walk *w, const struct live_event *e)
{
    struct live_node v = live_node(w->search->list, e->node);

    if (e->state == LIVE_IN_LIST)
        live_add(w->list, v.parent, v.col, v.bound);
    else if (e->state == LIVE_TAKEN)
        live_take(w->list, e->node);
    else if (e->state == LIVE_KILLED)
        live_kill(w->list, e->node);
    else
        live_found(w->list, e->node);
}

/* Flag the node of E, which is not what had to come.  */
static void
depart(struct walk *w, const struct live_event *e)
{
    const struct live_guide *g = &w->guide;
    struct live_node v = live_node(w->list, e->node);

    if (e->state == LIVE_IN_LIST && g->next == LIVE_IN_LIST &&
        v.parent == g->e_node && v.col == g->col)
        tree_set_mark(w->search->tree, w->node[e->node], TREE_FALSE_BOUND);
    else if (e->state == LIVE_ANSWER && g->next == LIVE_KILLED)
        flag(w, e->node, TREE_SPARED);
    else if (e->state == LIVE_KILLED && g->next == LIVE_ANSWER)
        flag(w, e->node, TREE_UNREPORTED);
    else
        flag(w, e->node, TREE_UNDUE);
}

static void
see(struct walk *w, const struct live_event *e)
{
    pass_over(w, e);
    repeat(w, e);
    if (!live_guide_agrees(&w->guide, e))
        depart(w, e);
    live_guide_advance(&w->guide, e);
}

/* The search returned: flag what it has not done, or the live node that may
   be better than all it found.  */
static void
end(struct walk *w)
{
    int node = LIVE_ROOT;

    pass_over(w, &(struct live_event){ LIVE_TAKEN, LIVE_ROOT });
    if (w->guide.is_over)
        return;
    while (live_node(w->list, node).state != LIVE_IN_LIST ||
           live_node(w->list, node).bound != live_least(w->list))
        node++;
    flag(w, node, TREE_STRAY);
}

static void
find_nodes(const struct tree *t, int *node)
{
    for (int i = 0; i < tree_size(t); i++)
        node[tree_node(t, i)->number - 1] = i;
}

void
marks_live(struct live_tree *t, const struct request *r)
{
    const struct live *l = t->list;
    struct walk w = {
        .search = t,
        .list = must(live_new(live_size(l), live_order(l), live_limit(l))),
        .node = must_realloc(NULL, (size_t)live_generated(l), sizeof *w.node)
    };

    find_nodes(t->tree, w.node);
    w.guide = (struct live_guide){ .list = w.list,
                                   .costs = r->costs ? r->costs : t->costs,
                                   .is_safe = square_test_queens,
                                   .bound = r->costs ? bound_of_search
                                                     : lower_bound_standing };
    walking = &w;
    live_guide_begin(&w.guide);
    for (int i = 1; i < t->record.events; i++)
        see(&w, &(struct live_event){ (enum live_state)(t->record.event[i] % 4),
                                      t->record.event[i] / 4 });
    if (t->fate == RUNNER_DONE && !t->is_full)
        end(&w);
    if (r->costs != NULL)
        marks_bound(t->tree, r->costs);
    live_free(w.list);
    free(w.node);
}
