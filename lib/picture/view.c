/* view.c - which nodes of a tree a picture shows.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/view.h"

#include <limits.h>
#include <stdlib.h>

/* What is folded.  */
struct folding {
    bool failed;                      /* subtrees without an answer */
    bool rest;                        /* all subtrees that nothing keeps */
    int depth;                        /* everything below this level */
    int most;                         /* levels that the user wants */
    int departs[DRAW_MAX_DEPARTURES]; /* but nothing above these nodes */
    int count;                        /* of them */
};

bool
view_departs(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->mark > TREE_AGREED || v->flags & TREE_UNDUE)
        return true;
    return v->flags & TREE_WRONG && v->state != TREE_KILLED;
}

/* Find the first nodes of T that depart, at most MOST.  */
static void
find_departures(const struct tree *t, struct folding *f, int most)
{
    for (int i = 0; i < tree_size(t) && f->count < most; i++)
        if (view_departs(t, i))
            f->departs[f->count++] = i;
}

/* Does F keep a node of NODE .. END - 1 in sight?  */
static bool
keeps_unfolded(const struct folding *f, int node, int end)
{
    for (int i = 0; i < f->count; i++)
        if (f->departs[i] >= node && f->departs[i] < end)
            return true;
    return false;
}

static bool
is_folded(const struct tree *t, int node, const struct folding *f)
{
    const struct tree_node *v = tree_node(t, node);

    if (v->end == node + 1)
        return false;
    if (v->depth >= f->most)
        return true;
    if (keeps_unfolded(f, node, v->end))
        return false;
    return v->depth >= f->depth || f->rest ||
           (f->failed && node > 0 && v->state == TREE_DEAD);
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
    int most = o->departures > 0 && o->departures < DRAW_MAX_DEPARTURES
                   ? o->departures
                   : DRAW_MAX_DEPARTURES;
    int depth;

    *f = (struct folding){ .depth = INT_MAX,
                           .most = o->depth > 0 ? o->depth : INT_MAX };
    if (o->departures > 0) {
        find_departures(t, f, most);
        f->rest = f->count > 0;
        return 0;
    }
    if (o->max_nodes == DRAW_ALL || (o->max_nodes == 0 && o->depth > 0) ||
        count_shown(t, f) <= limit)
        return 0;
    f->failed = tree_node(t, 0)->state != TREE_DEAD; /* else all would go */
    find_departures(t, f, most);
    if (count_shown(t, f) <= limit)
        return 0;
    depth = deepest_within(t, f, limit);
    if (depth < 0)
        return -1;
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

    *v = (struct view){ .tree = t, .edges = o->edges, .steps = o->steps };
    if (choose(t, o, &f) != 0)
        return -1;
    v->size = count_shown(t, &f);
    v->is_cut = f.depth != INT_MAX;
    v->kept = f.rest ? f.count : 0;
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
view_has(const struct view *v, int item)
{
    return v->steps == 0 || v->node[item] < v->steps;
}

bool
view_is_unfinished(const struct view *v, int item)
{
    return view_has(v, item) && v->steps > 0 &&
           v->steps < view_node(v, item)->end;
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
        h.bounded += w->reason == TREE_BOUND || w->reason == TREE_FULL_ROW;
        h.full += w->reason == TREE_FULL_ROW;
        h.answers += w->state == TREE_ANSWER && !(w->flags & TREE_FALSE);
        h.live += tree_kind(v->tree) == TREE_LIST && w->state == TREE_OPEN;
        h.departs += view_departs(v->tree, i);
        h.missing += w->mark == TREE_MISSING;
        if (h.deep < w->depth - top->depth)
            h.deep = w->depth - top->depth;
    }
    return h;
}
