/* maze_make.h - generated mazes.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_MAZE_MAKE_H
#define LIB_MAZE_MAKE_H

#include <stdint.h>

#include "lib/maze.h"

/* Return a maze that depends on its arguments only, its start at the top left
   and its goal at the bottom right.  LOOPS is 0 for a perfect maze, with
   exactly one way between any two open cells, and otherwise how many percent
   of the walls between two of its cells are then opened, up to 100, rounded
   up to a whole number of walls.  Return NULL with errno set: EINVAL if ROWS
   or COLS is not in 1 .. MAZE_MAX_SIDE or LOOPS not in 0 .. 100, ENOMEM.  The
   caller releases it with maze_free.  */
struct maze *maze_make(int rows, int cols, int loops, uint64_t seed);

#endif
