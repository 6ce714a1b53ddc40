/* maze_guide.h - what a rat that looks for its way must do next.
   SPDX-License-Identifier: MIT

   The order of the moves, left, down, right, up, and the marks leave no
   choice: the last move, the rat's place and the marks say what comes next.  */
#ifndef TESTS_HARNESS_MAZE_GUIDE_H
#define TESTS_HARNESS_MAZE_GUIDE_H

#include "lib/maze.h"

/* Tell whether a cell is closed to the rat because it is marked.  */
typedef bool maze_guide_mark(const void *self, struct maze_cell cell);

/* Return what the rat in M has to do after E, its last move, unless it has left
   the maze or was told to stop: enter the first open neighbour that IS_MARKED,
   called with SELF, does not close, report that it is on the goal, or turn
   back.  */
struct event maze_guide_next(const struct maze *m, const struct event *e,
                             maze_guide_mark *is_marked, const void *self);

#endif
