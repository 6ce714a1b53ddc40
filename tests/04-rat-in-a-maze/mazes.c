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

/* Return a maze of up to SIDE x SIDE cells: each cell but the start and the
   goal is a wall with a chance of PERCENT.  */
static struct maze *
draw(struct random *r, int side, int percent)
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

static bool
is_wanted(const struct maze *m, enum mazes_ways ways)
{
    return ways == MAZES_ANY ||
           (wave_steps(m) != -1) == (ways == MAZES_WITH_WAY);
}

static int
cells(const struct maze *m)
{
    return maze_rows(m) * maze_cols(m);
}

void
mazes_sample(struct random *r, enum mazes_ways ways, int percent, int count,
             struct maze **sample)
{
    for (int i = 0; i < count; i++) {
        struct maze *m = draw(r, 3 + 5 * i / count, percent);
        int place = i;

        while (!is_wanted(m, ways)) {
            maze_free(m);
            m = draw(r, 3 + 5 * i / count, percent);
        }
        for (; place > 0 && cells(sample[place - 1]) > cells(m); place--)
            sample[place] = sample[place - 1];
        sample[place] = m;
    }
}

struct maze *
mazes_made(int rows, int cols, int loops, uint64_t seed)
{
    return sure(maze_make(rows, cols, loops, seed));
}
