/* grid.h - a maze as bytes, for quick searches.
   SPDX-License-Identifier: MIT

   A cell is a number, and its neighbours are GRID_MOVES away.  Its byte says
   which of the moves lead to an open cell: nothing is asked of the maze while
   one searches, and a wall is never looked at.  */
#ifndef TOOLS_QUEENS_ENGINES_GRID_H
#define TOOLS_QUEENS_ENGINES_GRID_H

#include "lib/maze.h"

enum { GRID_MOVES = 4 };

/* The byte of a cell.  */
enum {
    GRID_EXITS = 0x0f,   /* bit I: move I leads to an open cell */
    GRID_ENTERED = 0x10, /* it was entered ... */
    GRID_MOVE = 6        /* ... by the move in bits 6 and 7 */
};

struct grid {
    int cols;
    int start, goal;
    int move[GRID_MOVES]; /* left, down, right, up, as in lab 04 */
    unsigned char *cells;
};

/* Return the grid of M.  The caller releases it with grid_end.  */
struct grid grid_start(const struct maze *m);
void grid_end(struct grid *g);

/* Go back from the goal, which was entered, to the start.  Put the cells of the
   way into PATH, unless that is NULL, and return how many steps it has.  */
int grid_way(const struct grid *g, struct maze_cell *path);

/* Return the steps of a way through M that grid_depth_first finds going as the
   rat of lab 04 does, or grid_breadth_first as one of the shortest; -1: there
   is none. PATH, unless NULL, has room for as many cells as M and gets those of
   the way.  */
int grid_depth_first(const struct maze *m, struct maze_cell *path);
int grid_breadth_first(const struct maze *m, struct maze_cell *path);

#endif
