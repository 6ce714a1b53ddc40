/* scene_parts.h - what scenes are made of: the frame, the maze, the rat in it.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_SCENE_PARTS_H
#define LIB_PICTURE_SCENE_PARTS_H

#include "lib/picture/scene.h"

/* What the rat did in a cell of the maze.  */
struct scene_spot {
    int order;  /* it was the first visit to so many cells; 0: never there */
    int visits; /* how often the rat came */
    int way;    /* cells of the way up to this one; 0: not on it */
    int cut;    /* the first node here that a bound refused; 0: none */
    bool alarm; /* something was wrong */
};

struct scene_walk {
    struct scene_spot *spots; /* by cell; NULL: memory ran out */
    int end;                  /* the node at the end of the way; -1: none */
    int cells, entered;       /* cells seen, and how often the rat entered */
};

/* Return what the rat of S did in the first STEPS nodes, 0: in all.  The caller
   releases the spots.  */
struct scene_walk scene_walk(const struct scene *s, int steps);

/* Set in USED what there is to explain in the maze of S by now.  */
void scene_maze_used(const struct scene *s, bool used[SCENE_LEGEND]);

/* Tell whether a bound refused NODE of T.  */
bool scene_is_cut(const struct tree *t, int node);

/* Set the size of the maze of S, if it has one.  Return the room it needs.  */
int scene_maze_width(struct scene *s);

/* Set the parts of S that lie outside its tree, and the place of the tree
   itself.  Return 0, or -1 with errno set to ENOMEM.  */
int scene_frame(struct scene *s);

#endif
