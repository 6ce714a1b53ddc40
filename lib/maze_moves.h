/* maze_moves.h - the four moves of a rat, in their order.
   SPDX-License-Identifier: MIT

   Neighbours are drawn in this order, and a right search tries them in it.  */
#ifndef LIB_MAZE_MOVES_H
#define LIB_MAZE_MOVES_H

#include "lib/maze.h"

enum { MAZE_MOVES = 4 };

/* Rows down and columns to the right: left, down, right, up.  */
extern const struct maze_cell maze_moves[MAZE_MOVES];

/* Return the cell that MOVE leads to from CELL.  */
struct maze_cell maze_moves_to(struct maze_cell cell, int move);

/* Return the move that leads DOWN and RIGHT, MAZE_MOVES if none does.  */
int maze_moves_find(int down, int right);

/* Tell whether MOVE comes before one of those that were MADE, a bit for each
   from the lowest on.  */
bool maze_moves_is_late(unsigned made, int move);

#endif
