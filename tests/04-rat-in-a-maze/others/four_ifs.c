/* four_ifs.c - another right answer to lab 04: a line for each move, asked
   before the call; variables of the file; the start is a case of its own.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

static bool
may_enter(struct maze *m, const bool *marks, int row, int col)
{
    return maze_is_open(m, row, col) && !marks[row * maze_cols(m) + col];
}

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    marks[row * maze_cols(m) + col] = true;
    maze_enter(m, row, col);
    if (row == maze_goal(m).row && col == maze_goal(m).col) {
        bool stop = maze_found(m);

        if (!stop)
            maze_leave(m);
        return stop;
    }
    if (may_enter(m, marks, row, col - 1) &&
        rat_maze_find_path(m, row, col - 1, marks))
        return true;
    if (may_enter(m, marks, row + 1, col) &&
        rat_maze_find_path(m, row + 1, col, marks))
        return true;
    if (may_enter(m, marks, row, col + 1) &&
        rat_maze_find_path(m, row, col + 1, marks))
        return true;
    if (may_enter(m, marks, row - 1, col) &&
        rat_maze_find_path(m, row - 1, col, marks))
        return true;
    maze_leave(m);
    return false;
}

static struct maze *maze;
static int *fewest;
static int best, limit; /* a limit of 0 forbids every step: the end */

static void
step(int row, int col)
{
    int cell = row * maze_cols(maze) + col, steps = maze_steps(maze) + 1;

    if (!maze_is_open(maze, row, col) || steps >= fewest[cell] ||
        steps + abs(maze_goal(maze).row - row) +
                abs(maze_goal(maze).col - col) >=
            limit)
        return;
    fewest[cell] = steps;
    maze_enter(maze, row, col);
    if (maze_is_goal(maze, row, col)) {
        best = steps;
        limit = maze_found(maze) ? 0 : steps;
    } else {
        step(row, col - 1);
        step(row + 1, col);
        step(row, col + 1);
        step(row - 1, col);
    }
    maze_leave(maze);
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    maze = m;
    fewest = reached;
    best = -1;
    limit = 2 * RAT_MAZE_NEVER;
    step(maze_start(m).row, maze_start(m).col);
    return best;
}
