/* scene_maze.c - where everything stands in a picture of a tree: the maze.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/scene_parts.h"

#include <stdlib.h>

#include "lib/maze.h"

/* All in tenths of a pixel; beside a tree, and alone.  */
enum {
    CELL = 360,
    SIDE = 7000,
    CELL_ALONE = 480,
    SIDE_ALONE = 10000,
    GAP = 600 /* between maze and tree */
};

/* The least size of letters, in pixels.  */
enum { LEAST_FONT = 6 };

/* Return the node at the end of the way to be shown: the last goal reached,
   which is the best, or where the search was cut short; -1: none.  */
static int
end_of_way(const struct tree *t)
{
    int open = -1;

    for (int i = tree_size(t) - 1; i >= 0; i--) {
        if (tree_node(t, i)->state == TREE_ANSWER)
            return i;
        if (tree_node(t, i)->state == TREE_OPEN && open < 0)
            open = i;
    }
    return open;
}

bool
scene_is_cut(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);

    return v->state == TREE_KILLED && v->reason == TREE_BOUND;
}

struct scene_walk
scene_walk(const struct scene *s, int steps)
{
    const struct maze *m = s->options->maze;
    const struct tree *t = s->tree;
    int size = steps > 0 ? steps : tree_size(t);
    struct scene_walk w = { .end = end_of_way(t) };

    w.spots =
        calloc((size_t)maze_rows(m) * (size_t)maze_cols(m), sizeof *w.spots);
    if (w.spots == NULL)
        return w;
    if (steps > 0)
        w.end = tree_node(t, size - 1)->state == TREE_KILLED
                    ? tree_node(t, size - 1)->parent
                    : size - 1;
    for (int i = 0; i < size; i++) {
        const struct tree_node *v = tree_node(t, i);
        struct scene_spot *spot = &w.spots[v->row * maze_cols(m) + v->col];

        spot->alarm |= view_departs(t, i);
        if (scene_is_cut(t, i) && spot->cut == 0)
            spot->cut = i;
        if (v->state == TREE_KILLED || v->mark == TREE_MISSING)
            continue;
        w.entered++;
        if (spot->visits++ == 0)
            spot->order = ++w.cells;
    }
    for (int i = w.end; i >= 0; i = tree_node(t, i)->parent)
        w.spots[tree_node(t, i)->row * maze_cols(m) + tree_node(t, i)->col]
            .way = tree_node(t, i)->depth + 1;
    return w;
}

void
scene_maze_used(const struct scene *s, bool used[SCENE_LEGEND])
{
    const struct maze *m = s->options->maze;
    struct scene_walk w = scene_walk(s, s->view.steps);
    int cells = w.spots == NULL ? 0 : maze_rows(m) * maze_cols(m);

    used[SCENE_WAY] = w.end >= 0;
    for (int i = 0; i < cells; i++) {
        const struct scene_spot *spot = &w.spots[i];

        used[SCENE_DEAD_END] |= spot->order > 0 && spot->way == 0;
        used[SCENE_CUT] |= spot->cut > 0;
        used[SCENE_ALARM] |= spot->alarm && s->style == DRAW_NONE;
    }
    free(w.spots);
}

/* Return how large the number MOST can be in a cell of S, in pixels.  */
static int
font_for(const struct scene *s, int most)
{
    int font = s->maze_cell * 2 / 5;
    int digits = 1;

    for (; most > 9; most /= 10)
        digits++;
    if (font > s->maze_cell * 14 / 10 / digits)
        font = s->maze_cell * 14 / 10 / digits;
    return font >= LEAST_FONT * 10 ? font / 10 : 0;
}

int
scene_maze_width(struct scene *s)
{
    const struct maze *m = s->options->maze;
    bool alone = s->style == DRAW_NONE;
    struct scene_walk w;
    int side;

    if (m == NULL)
        return 0;
    side = maze_rows(m) > maze_cols(m) ? maze_rows(m) : maze_cols(m);
    s->maze_cell = (alone ? SIDE_ALONE : SIDE) / side;
    if (s->maze_cell > (alone ? CELL_ALONE : CELL))
        s->maze_cell = alone ? CELL_ALONE : CELL;
    if (s->maze_cell < 1)
        s->maze_cell = 1;
    w = scene_walk(s, 0);
    s->maze_font = font_for(s, w.cells);
    free(w.spots);
    return maze_cols(m) * s->maze_cell + (alone ? 0 : GAP);
}
