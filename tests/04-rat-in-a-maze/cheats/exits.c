/* exits.c - a cheat: ends the process with success instead of searching.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    exit(0);
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    exit(0);
}
