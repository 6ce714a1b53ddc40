/* iterative.c - another right answer to lab 04: no recursion.  The maze keeps
   the path; the cell that was left last says which move comes next.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

/* Return the cell that move number I leads to from FROM.  */
static struct maze_cell
neighbour(struct maze_cell from, int i)
{
    switch (i) {
    case 0:
        return (struct maze_cell){ from.row, from.col - 1 };
    case 1:
        return (struct maze_cell){ from.row + 1, from.col };
    case 2:
        return (struct maze_cell){ from.row, from.col + 1 };
    default:
        return (struct maze_cell){ from.row - 1, from.col };
    }
}

static int
number(const struct maze *m, struct maze_cell c)
{
    return c.row * maze_cols(m) + c.col;
}

static struct maze_cell
here(const struct maze *m)
{
    return maze_path(m, maze_steps(m));
}

/* Enter the first unmarked neighbour; return false if there is none.  */
static bool
go_on(struct maze *m, bool *marks)
{
    for (int i = 0; i < 4; i++) {
        struct maze_cell c = neighbour(here(m), i);

        if (maze_is_open(m, c.row, c.col) && !marks[number(m, c)]) {
            maze_enter(m, c.row, c.col);
            marks[number(m, c)] = true;
            return true;
        }
    }
    return false;
}

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    maze_enter(m, row, col);
    marks[row * maze_cols(m) + col] = true;
    do {
        bool is_goal = maze_is_goal(m, here(m).row, here(m).col);

        if (is_goal && maze_found(m))
            return true;
        if (is_goal || !go_on(m, marks))
            maze_leave(m);
    } while (maze_steps(m) >= 0);
    return false;
}

static int
to_goal(const struct maze *m, struct maze_cell c)
{
    return abs(maze_goal(m).row - c.row) + abs(maze_goal(m).col - c.col);
}

/* Enter C if that can make the best way, BEST, better.  */
static bool
try_cell(struct maze *m, int *reached, struct maze_cell c, int best)
{
    int steps = maze_steps(m) + 1;

    if (!maze_is_open(m, c.row, c.col) || steps + to_goal(m, c) >= best ||
        steps >= reached[number(m, c)])
        return false;
    reached[number(m, c)] = steps;
    return maze_enter(m, c.row, c.col) == 0;
}

/* Leave the cell where the rat stands and return the number of the move after
   the one that led there.  */
static int
turn_back(struct maze *m)
{
    struct maze_cell left = here(m);
    int i = 0;

    maze_leave(m);
    if (maze_steps(m) < 0)
        return 4;
    while (neighbour(here(m), i).row != left.row ||
           neighbour(here(m), i).col != left.col)
        i++;
    return i + 1;
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    int best = RAT_MAZE_NEVER, i = 0;
    bool stop = false;

    try_cell(m, reached, maze_start(m), best + 4 * MAZE_MAX_SIDE);
    while (maze_steps(m) >= 0) {
        int bound = best == RAT_MAZE_NEVER ? best + 4 * MAZE_MAX_SIDE : best;

        if (i == 0 && to_goal(m, here(m)) == 0) {
            best = maze_steps(m);
            stop = maze_found(m);
            i = 4;
        } else if (i < 4 && !stop) {
            i = try_cell(m, reached, neighbour(here(m), i), bound) ? 0 : i + 1;
        } else {
            i = turn_back(m);
        }
    }
    return best == RAT_MAZE_NEVER ? -1 : best;
}
