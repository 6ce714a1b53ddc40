/* view.c - which nodes of a tree a picture shows.
   SPDX-License-Identifier: MIT  */
#include "lib/view.h"

#include <limits.h>
#include <stdlib.h>

/* How many departures from an expected tree are kept in sight.  */
enum { MAX_DEPARTURES = 20 };

/* What is folded.  */
struct folding {
    bool failed;       /* subtrees without an answer */
    bool but_departed; /* those where a node departs stay unfolded */
    int depth;         /* everything below this level */
};

static bool
has_departure(const struct tree *t, const struct tree_node *v, int node)
{
    for (int i = node; i < v->end; i++)
        if (tree_node(t, i)->mark > TREE_AGREED)
            return true;
    return false;
}

static bool
is_folded(const struct tree *t, int node, const struct folding *f)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->end == node + 1)
        return false;
    if (v->depth >= f->depth)
        return true;
    if (!f->failed || node == 0 || v->state != TREE_DEAD)
        return false;
    return !f->but_departed || !has_departure(t, v, node);
}

/* Return the node after NODE that F shows.  */
static int
next(const struct tree *t, int node, const struct folding *f)
{
    return is_folded(t, node, f) ? tree_node(t, node)->end : node + 1;
}

static int
count_shown(const struct tree *t, const struct folding *f)
{
    int count = 0;

    for (int i = 0; i < tree_size(t); i = next(t, i, f))
        count++;
    return count;
}

/* Return the lowest level, 1 or more, down to which F shows no more than LIMIT
   nodes; INT_MAX if it is the last.  Return -1 without memory.  */
static int
deepest_within(const struct tree *t, const struct folding *f, int limit)
{
    int levels = tree_counts(t).levels;
    int *shown = calloc((size_t)levels, sizeof *shown);
    int sum = 1;
    int depth = 1;

    if (shown == NULL)
        return -1;
    for (int i = 0; i < tree_size(t); i = next(t, i, f))
        shown[tree_node(t, i)->depth]++;
    for (; depth < levels; depth++) {
        sum += shown[depth];
        if (sum > limit)
            break;
    }
    free(shown);
    if (depth == levels)
        return INT_MAX;
    return depth > 1 ? depth - 1 : 1;
}

static int
choose(const struct tree *t, const struct draw_options *o, struct folding *f)
{
    int limit = o->max_nodes == 0 ? DRAW_MAX_NUMBERS : o->max_nodes;
    int cut = o->max_nodes == 0 ? DRAW_MAX_BOARDS * 3 / 2 : o->max_nodes;
    int departures = tree_counts(t).departs;
    int depth;

    *f = (struct folding){ .depth = o->depth > 0 ? o->depth : INT_MAX };
    if (o->max_nodes == DRAW_ALL || count_shown(t, f) <= limit)
        return 0;
    f->failed = tree_node(t, 0)->state != TREE_DEAD; /* else all would go */
    f->but_departed = departures > 0 && departures <= MAX_DEPARTURES;
    if (count_shown(t, f) <= limit)
        return 0;
    depth = deepest_within(t, f, cut); /* triangles need more room */
    if (depth < 0)
        return -1;
    if (depth < f->depth)
        f->depth = depth;
    return 0;
}

/* Put the nodes that F shows in V.  LAST is room for an item a level.  */
static void
fill(struct view *v, const struct folding *f, int *last)
{
    int item = 0;

    for (int i = 0; i < tree_size(v->tree); i = next(v->tree, i, f), item++) {
        int depth = tree_node(v->tree, i)->depth;

        v->node[item] = i;
        v->end[item] = item + 1;
        v->parent[item] = depth > 0 ? last[depth - 1] : -1;
        v->folded += is_folded(v->tree, i, f);
        last[depth] = item;
        if (v->levels <= depth)
            v->levels = depth + 1;
    }
    for (item--; item > 0; item--)
        if (v->end[v->parent[item]] < v->end[item])
            v->end[v->parent[item]] = v->end[item];
}

int
view_start(struct view *v, const struct tree *t, const struct draw_options *o)
{
    struct folding f;
    size_t size;
    int *last;

    *v = (struct view){ .tree = t };
    if (choose(t, o, &f) != 0)
        return -1;
    v->size = count_shown(t, &f);
    size = (size_t)v->size;
    v->node = malloc(sizeof *v->node * size);
    v->end = malloc(sizeof *v->end * size);
    v->parent = malloc(sizeof *v->parent * size);
    last = malloc(sizeof *last * (size_t)tree_counts(t).levels);
    if (!v->node || !v->end || !v->parent || !last) {
        free(last);
        view_end(v);
        return -1;
    }
    fill(v, &f, last);
    free(last);
    return 0;
}

void
view_end(struct view *v)
{
    free(v->node);
    free(v->end);
    free(v->parent);
}

const struct tree_node *
view_node(const struct view *v, int item)
{
    return tree_node(v->tree, v->node[item]);
}

bool
view_is_folded(const struct view *v, int item)
{
    return v->end[item] == item + 1 &&
           view_node(v, item)->end > v->node[item] + 1;
}

struct view_hidden
view_hidden(const struct view *v, int item)
{
    const struct tree_node *top = view_node(v, item);
    struct view_hidden h = { .nodes = top->end - v->node[item] };

    for (int i = v->node[item]; i < top->end; i++) {
        const struct tree_node *w = tree_node(v->tree, i);

        h.killed += w->state == TREE_KILLED;
        h.answers += w->state == TREE_ANSWER;
        h.departs += w->mark > TREE_AGREED;
        if (h.deep < w->depth - top->depth)
            h.deep = w->depth - top->depth;
    }
    return h;
}
