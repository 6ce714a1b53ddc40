/* does_nothing.c - a cheat: "no way" is sometimes right.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    return false;
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    return -1;
}
