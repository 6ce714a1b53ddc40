/* mazes.c - mazes for the graded suite.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/mazes.h"

#include <stdlib.h>

#include "lib/maze_make.h"
#include "lib/maze_text.h"
#include "tests/04-rat-in-a-maze/wave.h"

/* Return M, which can only be NULL if memory ran out or the suite is wrong. */
static struct maze *
sure(struct maze *m)
{
    if (m == NULL)
        abort();
    return m;
}

struct maze *
mazes_of(const char *text)
{
    struct text_error error;

    return sure(maze_text_parse(text, &error));
}

struct maze *
mazes_open(int rows, int cols)
{
    struct maze *m = sure(maze_new(rows, cols));

    maze_set_start(m, rows - 1, cols - 1);
    maze_set_goal(m, 0, 0);
    return m;
}

/* Every other row is a wall with a gap, at the right and the left by turns. */
struct maze *
mazes_winding(int rows, int cols)
{
    struct maze *m = sure(maze_new(rows, cols));
    bool ends_at_left = (rows - 1) / 2 % 2 == 1;

    maze_set_goal(m, (rows - 1) / 2 * 2, ends_at_left ? 0 : cols - 1);
    for (int row = 1; row < rows; row += 2)
        for (int col = 0; col < cols; col++)
            maze_set_wall(m, row, col, col != (row % 4 == 1 ? cols - 1 : 0));
    return m;
}

struct maze *
mazes_random(struct random *r, int side, int percent)
{
    int rows = 1 + random_below(r, side), cols = 1 + random_below(r, side);
    struct maze *m = sure(maze_new(rows, cols));
    int start_row = random_below(r, rows), start_col = random_below(r, cols);
    int goal_row = random_below(r, rows), goal_col = random_below(r, cols);

    maze_set_start(m, start_row, start_col);
    maze_set_goal(m, goal_row, goal_col);
    for (int i = 0; i < rows * cols; i++)
        if (random_below(r, 100) < percent)
            maze_set_wall(m, i / cols, i % cols, true);
    return m;
}

struct maze *
mazes_random_with_way(struct random *r, int side, bool has_way)
{
    for (;;) {
        struct maze *m = mazes_random(r, side, has_way ? 25 : 45);

        if ((wave_steps(m) != -1) == has_way)
            return m;
        maze_free(m);
    }
}

struct maze *
mazes_made(int rows, int cols, int loops, uint64_t seed)
{
    return sure(maze_make(rows, cols, loops, seed));
}
