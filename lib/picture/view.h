/* view.h - which nodes of a tree a picture shows.
   SPDX-License-Identifier: MIT

   A small tree is shown whole.  In a large one, subtrees that hold no answer
   are folded: one item, a triangle, stands for all their nodes and says how
   many there are.  If that is not enough, whatever lies below some level is
   folded too.  But the first nodes that are wrong, or other than expected, are
   always shown.  */
#ifndef LIB_PICTURE_VIEW_H
#define LIB_PICTURE_VIEW_H

#include "lib/picture/draw.h"
#include "lib/tree/tree.h"

/* What a triangle hides, its own node counted.  */
struct view_hidden {
    int nodes;
    int killed;
    int bounded; /* of them: by a bound, or by look-ahead */
    int full;    /* of these: by look-ahead, for a row was full */
    int answers; /* that are some */
    int live;    /* in a list at the end */
    int departs; /* wrong, or other than expected; */
    int missing; /* of them: never visited */
    int deep;    /* levels below its own */
};

struct view {
    const struct tree *tree;
    int size;    /* items, in depth-first order */
    int levels;  /* levels that have items */
    int folded;  /* items that are triangles */
    int steps;   /* nodes that there are by now; 0: all */
    bool edges;  /* labelled x1=2 */
    bool is_cut; /* whatever lies below some level is folded */
    int kept;    /* all is folded but what leads to so many; 0: not so */
    int *node;   /* by item: the node it shows */
    int *end;    /* by item: one past the last item below it */
    int *parent; /* by item; -1: the root */
};

/* Set V to the view of T that O asks for.  Return 0, or -1 with errno set to
   ENOMEM.  What it holds is released with view_end.  */
int view_start(struct view *v, const struct tree *t,
               const struct draw_options *o);

/* Release what V holds.  */
void view_end(struct view *v);

/* Return the node that ITEM shows.  */
const struct tree_node *view_node(const struct view *v, int item);

/* Tell whether ITEM is there by now; and whether the search is still at its
   node or below it.  */
bool view_has(const struct view *v, int item);
bool view_is_unfinished(const struct view *v, int item);

/* Tell whether NODE of T is wrong, or other than expected.  */
bool view_departs(const struct tree *t, int node);

/* Tell whether ITEM is a triangle.  */
bool view_is_folded(const struct view *v, int item);

/* Return what ITEM, a triangle, hides.  */
struct view_hidden view_hidden(const struct view *v, int item);

#endif
