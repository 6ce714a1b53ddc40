/* rat_maze.c - lab 04: a rat looks for its way through a maze.
   SPDX-License-Identifier: MIT

   Read README.md beside this file, then rat_maze.h, which says exactly what
   each function must do.  This is the only file you change: replace each
   LAB_TODO by your code, one at a time, and run "make check" here.  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include "lib/lab_todo.h"

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    /* TODO 1 of 2.  What do you do first on every cell, the goal included?
       Which cells may the rat enter from here, and in which order do you try
       them?  And when none of them leads to the goal?  */
    LAB_TODO("rat_maze_find_path");
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    /* TODO 2 of 2.  Write a second recursive function.  What must it know
       besides the cell: how many steps led there, what is the best so far?
       Which two questions do you ask before the rat enters a cell?  What
       changes when it stands on the goal?  */
    LAB_TODO("rat_maze_shortest");
}
