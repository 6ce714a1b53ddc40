/* steps.c - what is done with a list of live nodes, followed step by step.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/steps.h"

#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/suite/complaint.h"

FILE *
steps_complain(const struct steps *s)
{
    const struct live *l = s->guide.list;
    FILE *f = complaint_start();

    fprintf(f, "%s, %d queen%s", s->call, s->task->n,
            s->task->n == 1 ? "" : "s");
    if (!s->guide.is_expansion)
        parts_say_list(f, live_order(l));
    else {
        fprintf(f, ", best so far ");
        parts_say_bound(f, s->handed);
    }
    parts_say_task(f, s->task);
    return f;
}

static bool
has_costs(const struct costs *c)
{
    int n = costs_size(c);

    for (int i = 0; i < n * n; i++)
        if (costs_at(c, i / n, i % n) != 0)
            return true;
    return false;
}

void
steps_draw(FILE *f, const struct steps *s, int node)
{
    struct board *b = live_board(s->guide.list);

    live_guide_show(s->guide.list, node, b);
    fprintf(f, "Node %d%s:\n", node, node == LIVE_ROOT ? ", the root" : "");
    if (has_costs(s->task->costs))
        complaint_costs(f, s->task->costs, b, NULL);
    else
        complaint_board(f, b, -1, -1);
}

static void
say_done(FILE *f, const struct live *l, const struct live_event *e)
{
    struct live_node v = live_node(l, e->node);

    switch (e->state) {
    case LIVE_IN_LIST:
        fprintf(f, "adds a child of node %d in column %d\nwith bound ",
                v.parent, v.col);
        parts_say_bound(f, v.bound);
        break;
    case LIVE_TAKEN:
        fprintf(f, "takes node %d from the list", e->node);
        break;
    case LIVE_KILLED:
        fprintf(f, "kills node %d", e->node);
        break;
    case LIVE_ANSWER:
        fprintf(f, "says that node %d is an answer", e->node);
        break;
    }
}

/* Say why NODE has to be killed.  */
static void
say_why_killed(FILE *f, const struct live_guide *g)
{
    fprintf(f, "kill node %d: its bound, ", g->node);
    parts_say_bound(f, live_node(g->list, g->node).bound);
    fprintf(f, ",\nis not below the best so far, ");
    parts_say_bound(f, g->best);
}

static void
say_expected(FILE *f, const struct live_guide *g)
{
    if (g->is_over && g->is_full)
        fprintf(f, "return: the list is full");
    else if (g->is_over && g->is_expansion)
        fprintf(f, "return: all children are there");
    else if (g->is_over) {
        fprintf(f, "return: no live node\nhas a bound below the best so far, ");
        parts_say_bound(f, g->best);
    } else if (g->next == LIVE_IN_LIST) {
        fprintf(f, "add the child of node %d\nin column %d, with bound ",
                g->e_node, g->col);
        parts_say_bound(f, g->child_bound);
        if (g->is_attacked)
            fprintf(f, ":\nis_safe refuses its square");
    } else if (g->next == LIVE_TAKEN) {
        fprintf(f,
                "take a node from the list:\none has bound %d, the best so "
                "far is ",
                live_least(g->list));
        parts_say_bound(f, g->best);
    } else if (g->next == LIVE_KILLED)
        say_why_killed(f, g);
    else {
        fprintf(f,
                "say that node %d is an answer:\nit has all queens and costs "
                "%d, less than the best so far, ",
                g->node, live_node(g->list, g->node).bound);
        parts_say_bound(f, g->best);
    }
    fputs(".\n", f);
}

/* Return a hint for a child that is another than expected.  */
static const char *
hint_for_child(const struct live_guide *g, const struct live_event *e)
{
    struct live_node v = live_node(g->list, e->node);
    int parent_bound = live_node(g->list, g->e_node).bound;

    if (v.parent != g->e_node || g->next == LIVE_TAKEN)
        return "the first argument after the list is the parent: the E-node. "
               "and no child is added twice.";
    if (live_guide_uses(g->list, g->e_node, v.col))
        return "a queen of the E-node stands in that column already: it gets "
               "no child, not even one that is killed. is the E-node on the "
               "board when you look?";
    if (v.col != g->col && g->child_bound == LIVE_NEVER)
        return "from left to right, also a child that leads nowhere is added, "
               "with bound LIVE_NEVER: it is killed at once, the B of the "
               "book's figures.";
    if (v.col != g->col)
        return "one child for each column that none of the E-node's queens "
               "uses, from left to right: which one do you begin with, and "
               "which do you skip?";
    if (g->is_attacked)
        return "is_safe, the test that you are handed, refuses that square: do "
               "you ask it, and no test of your own? what is the bound where "
               "there is no solution below?";
    if (v.bound == parent_bound && g->child_bound < parent_bound)
        return "take what bound says: a child's bound may well be below its "
               "parent's.";
    if (lower_bound_number(g->bound) == lower_bound_number(lower_bound_asking))
        return "hand the test to bound that you were handed: is_safe. and is "
               "the child's queen on the board then?";
    return "the bound is what bound says, the function that you are handed. "
           "which queens are on the board when you ask it, and which row do "
           "you hand to it? the child's own queen stands, and the row is the "
           "next one.";
}

static const char *
hint_for_kill(const struct live_guide *g)
{
    struct live_node v = live_node(g->list, g->node);

    if (v.state == LIVE_TAKEN)
        return "a node that was good enough when it was generated may be too "
               "dear when its turn comes: the best so far has changed. ask "
               "again. what can at best equal it is dead, too.";
    if (v.bound == g->best && v.bound != LIVE_NEVER)
        return "a node that can at best equal the best so far is dead, too, "
               "when it is generated and when it is taken.";
    if (v.bound == LIVE_NEVER)
        return "a child on a square that is_safe refuses is killed at once.";
    return "after a child was added, and before the next one: can it be "
           "better than the best so far?";
}

/* Return what to ask somebody who did E, or returned if that is NULL.  */
static const char *
hint_for(const struct live_guide *g, const struct live_event *e)
{
    if (g->is_over && g->is_full)
        return "live_add says LIVE_FULL when there is no room: no child was "
               "added then.";
    if (g->is_over && g->is_expansion)
        return "what else is there to do when all children are generated?";
    if (g->is_over && e != NULL && e->state == LIVE_KILLED)
        return "a node is killed when it is generated or when it is taken. "
               "what is live at the end stays in the list: nobody has to "
               "tidy up.";
    if (g->is_over)
        return "live_least is the least bound of all live nodes. if that is "
               "not below the best so far, which of them can still win?";
    if (g->next == LIVE_KILLED)
        return hint_for_kill(g);
    if (g->next == LIVE_ANSWER)
        return "a child that has all queens and a bound below the best so "
               "far is the best so far: live_found, at once.";
    if (e != NULL && e->state == LIVE_IN_LIST)
        return hint_for_child(g, e);
    if (g->next == LIVE_TAKEN && e != NULL && e->state == LIVE_KILLED)
        return "a node is killed when it is generated or when it is taken, "
               "not while it waits in the list.";
    if (g->next == LIVE_TAKEN)
        return e == NULL ? "is every live node looked at that can still win? "
                           "the first answer need not be the best."
                         : "the E-node is done: live_next says which node "
                           "comes now.";
    if (e == NULL && !g->is_attacked)
        return "a child is missing: which columns does your loop come to, "
               "which does it take for used, and what ends it? is everything "
               "set before it is read?";
    if (e == NULL || e->state == LIVE_TAKEN)
        return "all children of the E-node are generated before another node "
               "becomes the E-node; also those that is_safe refuses, the B of "
               "the book's figures.";
    return "only what cannot be better than the best so far is killed, and "
           "only what has all queens is an answer.";
}

/* Complain of E, which is done already; NULL: of the return.  */
static void
depart(const struct steps *s, const struct live_event *e)
{
    const struct live_guide *g = &s->guide;
    FILE *f = steps_complain(s);

    fprintf(f, "Step %d: it ", s->count + 1);
    if (e == NULL)
        fprintf(f, "returns");
    else
        say_done(f, g->list, e);
    fprintf(f, ", but the\nnext thing to do is to ");
    say_expected(f, g);
    complaint_hint(hint_for(g, e));
    steps_draw(f, s,
               g->next == LIVE_KILLED || g->next == LIVE_ANSWER ? g->node
                                                                : g->e_node);
    complaint_stop();
}

static void
see(void *self, const struct live *l, const struct live_event *e)
{
    struct steps *s = self;

    /* Nodes that are taken too late, and killed, are no harm here.  */
    if (s->guide.is_over && s->goes_on_freely && live_node(l, e->node).turn > 0)
        return;
    if (!live_guide_agrees(&s->guide, e))
        depart(s, e);
    live_guide_advance(&s->guide, e);
    s->count++;
}

void
steps_start(struct steps *s, struct live *l)
{
    struct live_watcher w = { see, s };

    s->guide.list = l;
    s->handed = s->guide.best;
    s->guide.costs = s->task->costs;
    s->guide.is_safe = s->task->is_safe;
    s->guide.bound = s->task->bound;
    live_guide_begin(&s->guide);
    live_watch(l, &w);
}

void
steps_end(struct steps *s)
{
    if (!s->guide.is_over)
        depart(s, NULL);
}
