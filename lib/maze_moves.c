/* maze_moves.c - the four moves of a rat, in their order.
   SPDX-License-Identifier: MIT  */
#include "lib/maze_moves.h"

const struct maze_cell maze_moves[MAZE_MOVES] = {
    { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }
};

struct maze_cell
maze_moves_to(struct maze_cell cell, int move)
{
    return (struct maze_cell){ cell.row + maze_moves[move].row,
                               cell.col + maze_moves[move].col };
}

int
maze_moves_find(int down, int right)
{
    int i = 0;

    while (i < MAZE_MOVES &&
           (maze_moves[i].row != down || maze_moves[i].col != right))
        i++;
    return i;
}

bool
maze_moves_is_late(unsigned made, int move)
{
    return (made & ((1u << MAZE_MOVES) - 1)) >> move > 1;
}
