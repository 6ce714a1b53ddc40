/* distances_first.c - another right answer to lab 04: two functions that call
   each other, one for a cell and one for its moves; a table of distances that
   is made before the search; cells by their number.
   SPDX-License-Identifier: MIT  */
#include "labs/04-rat-in-a-maze/rat_maze.h"

#include <stdlib.h>

enum { NO_WAY = 1000000000 };

/* Try the moves from (ROW, COL), number I and later ones.  */
static bool
try_moves(struct maze *m, int row, int col, bool *marks, int i)
{
    int r = row + (i == 1) - (i == 3), c = col + (i == 2) - (i == 0);

    if (i == 4)
        return false;
    if (r >= 0 && r < maze_rows(m) && c >= 0 && c < maze_cols(m) &&
        maze_is_open(m, r, c) && !marks[maze_cols(m) * r + c] &&
        rat_maze_find_path(m, r, c, marks))
        return true;
    return try_moves(m, row, col, marks, i + 1);
}

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    bool is_over;

    maze_enter(m, row, col);
    marks[maze_cols(m) * row + col] = true;
    is_over = maze_is_goal(m, row, col) ? maze_found(m)
                                        : try_moves(m, row, col, marks, 0);
    if (!is_over)
        maze_leave(m);
    return is_over;
}

/* Go on from CELL, where it is worth to be; return the best so far.  */
static int
walk(struct maze *m, int *reached, const int *distance, int cell, int best)
{
    static const int down[] = { 0, 1, 0, -1 }, right[] = { -1, 0, 1, 0 };
    int cols = maze_cols(m), row = cell / cols, col = cell % cols;

    maze_enter(m, row, col);
    reached[cell] = maze_steps(m);
    if (distance[cell] == 0)
        best = maze_found(m) ? -reached[cell] - 1 : reached[cell];
    for (int i = 0; i < 4 && best >= 0; i++) { /* below 0: told to stop */
        int to = cell + cols * down[i] + right[i], steps = maze_steps(m) + 1;

        if (maze_is_open(m, row + down[i], col + right[i]) &&
            steps < reached[to] && steps + distance[to] < best)
            best = walk(m, reached, distance, to, best);
    }
    maze_leave(m);
    return best;
}

int
rat_maze_shortest(struct maze *m, int *reached)
{
    int cols = maze_cols(m), cells = maze_rows(m) * cols, best;
    int *distance = malloc((size_t)cells * sizeof *distance);
    struct maze_cell start = maze_start(m), goal = maze_goal(m);

    for (int i = 0; i < cells; i++)
        distance[i] = abs(i / cols - goal.row) + abs(i % cols - goal.col);
    best = walk(m, reached, distance, start.row * cols + start.col, NO_WAY);
    free(distance);
    if (best < 0)
        return -best - 1;
    return best == NO_WAY ? -1 : best;
}
