/* marks_maze.c - where a rat does not do what it must.
   SPDX-License-Identifier: MIT

   A tree is walked in the order in which its nodes were made, so that a guide
   can be told what the rat knew at each.  */
#include "tools/queens/marks/marks.h"

#include <stddef.h>

#include "lib/maze_moves.h"
#include "lib/tree/tree_build.h"

struct walk {
    struct tree *tree;
    struct maze_guide guide;
};

static struct maze_cell
cell_of(const struct tree_node *v)
{
    return (struct maze_cell){ v->row, v->col };
}

static bool
is_refused(const struct tree_node *v)
{
    return v->state == TREE_KILLED;
}

static bool
is_stopped(const struct walk *w)
{
    return w->guide.stop_at > 0 && w->guide.found >= w->guide.stop_at;
}

/* Tell whether the rat was right to come to NODE, and so has to go on from
   there.  */
static bool
is_right(const struct tree *t, int node)
{
    if (t->nodes[node].flags & TREE_SPARED)
        return false;
    while (node > 0 && !(t->nodes[node].flags & TREE_ILLEGAL))
        node = t->nodes[node].parent;
    return node == 0;
}

/* Write down what was known when NODE was reached, or refused.  */
static void
note(struct walk *w, int node, bool is_killed)
{
    const struct tree_node *v = &w->tree->nodes[node];

    if (w->tree->facts != NULL)
        w->tree->facts[node] =
            (struct tree_fact){ .bound = maze_guide_bound(&w->guide, cell_of(v),
                                                          v->depth),
                                .best = w->guide.best,
                                .full_row = TREE_UNKNOWN,
                                .killed = is_killed };
}

/* Say why NODE was refused.  */
static void
refuse(struct walk *w, int node)
{
    struct tree_node *v = &w->tree->nodes[node];
    enum tree_reason why = maze_guide_refusal(&w->guide, cell_of(v), v->depth);

    v->reason = (unsigned char)(why == TREE_NO_REASON ? TREE_SKIPPED : why);
    if (why == TREE_NO_REASON && !is_stopped(w) && is_right(w->tree, v->parent))
        v->flags |= TREE_UNDUE;
    if (why == TREE_BOUND)
        note(w, node, true);
}

/* Tell whether a move that comes after that to NODE was made before it.  */
static bool
is_late(const struct tree *t, int node)
{
    const struct tree_node *nodes = t->nodes, *v = &nodes[node];
    const struct tree_node *from = &nodes[v->parent];
    unsigned made = 0;

    for (int i = v->parent + 1; i < node; i = nodes[i].end)
        if (!is_refused(&nodes[i]))
            made |= 1u << maze_moves_find(nodes[i].row - from->row,
                                          nodes[i].col - from->col);
    return maze_moves_is_late(
        made, maze_moves_find(v->row - from->row, v->col - from->col));
}

/* Flag NODE, which a rat came to by a step that it can make.  */
static void
judge_step(struct walk *w, int node)
{
    struct tree_node *v = &w->tree->nodes[node];

    if (is_stopped(w) || is_late(w->tree, node))
        v->flags |= TREE_UNDUE;
    if (w->tree->nodes[v->parent].state == TREE_ANSWER ||
        maze_guide_refusal(&w->guide, cell_of(v), v->depth) != TREE_NO_REASON)
        v->flags |= TREE_SPARED;
}

static void
enter(struct walk *w, int node)
{
    struct tree_node *v = &w->tree->nodes[node];

    if (node > 0 && !(v->flags & TREE_ILLEGAL))
        judge_step(w, node);
    note(w, node, false);
    maze_guide_enter(&w->guide, cell_of(v), v->depth);
    if (v->state == TREE_ANSWER && v->flags & TREE_FALSE)
        w->guide.found++;
    else if (v->state == TREE_ANSWER)
        maze_guide_find(&w->guide, v->depth);
    else if (maze_is_goal(w->guide.maze, v->row, v->col) && !is_stopped(w) &&
             v->flags & TREE_LEFT && !(v->flags & TREE_SPARED))
        v->flags |= TREE_UNREPORTED;
}

int
marks_maze(struct tree *t, struct maze_guide g)
{
    struct walk w = { .tree = t, .guide = g };
    int size = tree_size(t);

    maze_guide_begin(&w.guide);
    for (int i = 0; i < size; i++)
        if (is_refused(&t->nodes[i]))
            refuse(&w, i);
        else
            enter(&w, i);
    maze_guide_end(&w.guide);
    for (int i = size - 1; i > 0 && tree_is_disordered(t); i--)
        if (is_refused(&t->nodes[i]) && t->nodes[i].reason != TREE_SKIPPED)
            tree_build_drop(t, i); /* perhaps it was never thought of */
    return tree_build_finish(t);
}
