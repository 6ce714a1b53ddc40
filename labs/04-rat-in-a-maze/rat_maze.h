/* rat_maze.h - lab 04: a rat looks for its way through a maze.
   SPDX-License-Identifier: MIT

   The rat moves one cell left, down, right or up, through open cells only.
   It is led with maze_enter(m, row, col), which puts it on a cell, and
   maze_leave(m), which takes it back to the cell before.  maze_is_open says
   of any cell whether it is open; what lies outside the maze is not.  Walls,
   start and goal stay where they are.

   An array with one entry a cell has the entry of (row, col) at
   [row * maze_cols(m) + col].

   Mazes have up to RAT_MAZE_MAX_CELLS cells.  */
#ifndef LABS_RAT_MAZE_H
#define LABS_RAT_MAZE_H

#include "lib/maze.h"

enum { RAT_MAZE_MAX_CELLS = 10000 };

/* Lead the rat onto (ROW, COL), an open cell that is not yet marked (others
   may be), and from there to the goal of M, trying the moves in the order
   left, down, right, up.

   MARKS has one entry a cell: true where the rat has been.  Mark a cell as
   soon as the rat enters it, and never enter a marked cell; marks stay when
   the rat turns back.

   On the goal the rat goes no further: call maze_found(M), and if it returns
   true, return true at once with the rat still on its path.  Otherwise, or if
   no move leads on, take the rat back from (ROW, COL) and return false.  */
bool rat_maze_find_path(struct maze *m, int row, int col,
                        bool *marks /* [maze_rows(m) * maze_cols(m)] */);

/* The entry of REACHED for a cell where the rat has not been.  */
enum { RAT_MAZE_NEVER = RAT_MAZE_MAX_CELLS + 1 };

/* Find a shortest way from the start of M to its goal.  The rat is outside
   the maze at the call and at the return.

   Search depth first from maze_start(M), moves in the order left, down,
   right, up, and keep the length of the best way so far.  Do not enter a cell
   if the steps to it plus its Manhattan distance to the goal (rows apart plus
   columns apart) cannot beat the best so far, nor if REACHED says that the
   rat has been there in as few steps.  REACHED has one entry a cell, all
   RAT_MAZE_NEVER at the call: the fewest steps from the start in which your
   search has reached that cell; you keep it up to date.

   Call maze_found(M) each time the rat stands on the goal by a way shorter
   than all before, be it one of 0 steps; stop searching if it returns true.

   Return the number of steps of the shortest way found, or -1 if there is
   none.  */
int rat_maze_shortest(struct maze *m,
                      int *reached /* [maze_rows(m) * maze_cols(m)] */);

#endif
