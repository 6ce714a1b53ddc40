/* lies.c - a rat that reports a way without having moved.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    maze_enter(m, row, col);
    return maze_found(m);
}
