/* checks_inside.c - another right answer to lab 04: a call first asks whether
   it should have been made, one line a move, what is shared is passed along.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    if (!maze_is_open(m, row, col) || marks[row * maze_cols(m) + col])
        return false;
    marks[row * maze_cols(m) + col] = true;
    maze_enter(m, row, col);
    if (maze_is_goal(m, row, col)) {
        if (maze_found(m))
            return true;
    } else if (rat_maze_find_path(m, row, col - 1, marks) ||
               rat_maze_find_path(m, row + 1, col, marks) ||
               rat_maze_find_path(m, row, col + 1, marks) ||
               rat_maze_find_path(m, row - 1, col, marks)) {
        return true;
    }
    maze_leave(m);
    return false;
}

/* Return the best so far, BEST or better.  *STOP: no more is wanted.  */
static int
improve(struct maze *m, int *reached, int row, int col, int steps, int best,
        bool *stop)
{
    static const int down[] = { 0, 1, 0, -1 }, right[] = { -1, 0, 1, 0 };
    int to_go = abs(row - maze_goal(m).row) + abs(col - maze_goal(m).col);

    if (*stop || !maze_is_open(m, row, col) ||
        reached[row * maze_cols(m) + col] <= steps ||
        (best >= 0 && steps + to_go >= best))
        return best;
    reached[row * maze_cols(m) + col] = steps;
    maze_enter(m, row, col);
    if (to_go == 0) {
        best = steps;
        *stop = maze_found(m);
    }
    for (int i = 0; i < 4; i++)
        best = improve(m, reached, row + down[i], col + right[i], steps + 1,
                       best, stop);
    maze_leave(m);
    return best;
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    bool stop = false;

    return improve(m, reached, maze_start(m).row, maze_start(m).col, 0, -1,
                   &stop);
}
