/* scene_edge.c - where everything stands in a picture of a tree: the edges.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>

#include "lib/picture/scene.h"

/* Half the least distance between boxes.  */
enum { HALF_GAP = 60 };

struct scene_point
scene_at(const struct scene *s, int item)
{
    return (struct scene_point){
        s->x[item] + s->tree_left,
        s->levels[view_node(&s->view, item)->depth].middle + s->tree_top
    };
}

int
scene_between(const struct scene *s, int level)
{
    const struct scene_level *l = &s->levels[level];

    return s->tree_top +
           (l[-1].middle + l[-1].below + l->middle - l->above) / 2;
}

/* Tell whether a line that goes RUN sideways and FALL down is still near BOX
   after DEPTH of its fall, so that it cannot touch another box of level L.  */
static bool
stays_near(const struct scene_level *l, const struct scene_box *box, int run,
           int fall, int depth)
{
    return l->items == 1 || (long long)abs(run) * depth <=
                                (long long)fall * (box->width / 2 + HALF_GAP);
}

/* Tell whether edges point to the middle of ITEM rather than to its top.  */
static bool
is_round(const struct scene *s, int item)
{
    return (s->style == DRAW_NUMBERS || s->style == DRAW_COLUMNS) &&
           tree_kind(s->tree) != TREE_MAZE && !view_is_folded(&s->view, item);
}

/* Begin E at PARENT, an edge that goes across till FALL below it.  All edges
   of a parent begin in the same way: what its outermost child needs, all
   do.  */
static void
begin(const struct scene *s, int parent, int fall, struct scene_edge *e)
{
    const struct scene_level *l =
        &s->levels[view_node(&s->view, parent)->depth];
    struct scene_box box = scene_box(s, parent);
    struct scene_point at = scene_at(s, parent);
    int run = s->x[parent + 1] - s->x[parent];
    bool bare = box.below < box.shape + 100; /* no caption below it */

    e->p[e->count++] = at;
    if (is_round(s, parent) && bare && stays_near(l, &box, run, fall, l->below))
        return;
    e->p[0].y += box.below;
    if (stays_near(l, &box, run, fall - box.below, l->below - box.below))
        return;
    at.y += l->below;
    e->p[e->count++] = at;
}

/* Let E, which comes from its last point, end at ITEM.  */
static void
end(const struct scene *s, int item, struct scene_edge *e)
{
    const struct scene_level *l = &s->levels[view_node(&s->view, item)->depth];
    struct scene_box box = scene_box(s, item);
    struct scene_point from = e->p[e->count - 1];
    struct scene_point at = scene_at(s, item);
    int up = is_round(s, item) ? 0 : box.shape;

    at.y -= up;
    if (!stays_near(l, &box, at.x - from.x, at.y - from.y, l->above - up)) {
        e->p[e->count] = at;
        e->p[e->count++].y = at.y + up - l->above;
    }
    e->p[e->count++] = at;
}

/* Put the words of E, which leads to LEVEL, on the part that goes across,
   nearer to its end, where edges are farther apart.  */
static void
label(const struct scene *s, int level, struct scene_edge *e)
{
    const struct scene_level *l = &s->levels[level];
    int top = s->tree_top + l[-1].middle + l[-1].below;
    int bottom = s->tree_top + l->middle - l->above;
    int i = 0;

    e->label.y = top + (bottom - top) * 11 / 20;
    while (e->p[i + 1].y < e->label.y)
        i++;
    e->label.x = e->p[i].x +
                 (int)((long long)(e->p[i + 1].x - e->p[i].x) *
                       (e->label.y - e->p[i].y) / (e->p[i + 1].y - e->p[i].y));
}

struct scene_edge
scene_edge(const struct scene *s, int item)
{
    struct scene_edge e = { .count = 0 };
    int depth = view_node(&s->view, item)->depth;
    const struct scene_level *l = &s->levels[depth];

    begin(s, s->view.parent[item], l->middle - l->above - l[-1].middle, &e);
    end(s, item, &e);
    label(s, depth, &e);
    return e;
}
