/* mazes.c - mazes for the graded suite.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/mazes.h"

#include <stdlib.h>

#include "lib/maze.h"
#include "lib/maze_text.h"

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

struct maze_guide
mazes_searched(const struct maze *m, bool seeks_shortest)
{
    struct maze_guide g = { .maze = sure(maze_copy(m)),
                            .from = maze_start(m),
                            .seeks_shortest = seeks_shortest };

    while (maze_steps(g.maze) >= 0) /* M's own rat may be in there */
        maze_leave(g.maze);
    maze_guide_begin(&g);
    while (!g.is_over)
        maze_guide_step(&g);
    maze_free(g.maze);
    g.maze = NULL;
    return g;
}

static bool
is_wanted(const struct maze *m, enum mazes_ways ways)
{
    struct maze_guide g = mazes_searched(m, false);

    maze_guide_end(&g);
    return ways == MAZES_ANY || (g.found > 0) == (ways == MAZES_WITH_WAY);
}

/* Make walls around the goal of M.  */
static void
wall_in(struct maze *m)
{
    struct maze_cell goal = maze_goal(m);

    for (int row = goal.row - 1; row <= goal.row + 1; row++)
        for (int col = goal.col - 1; col <= goal.col + 1; col++)
            if (row >= 0 && row < maze_rows(m) && col >= 0 &&
                col < maze_cols(m))
                maze_set_wall(m, row, col, true);
}

/* Return a maze where numbers of rows and columns have their edges.  Number 0
   .. 2 have a way in any case.  There are no loops: who takes marks back would
   not come to an end in them.  */
static struct maze *
edge(int i, enum mazes_ways ways)
{
    static const struct {
        int rows, cols;
    } size[MAZES_EDGES] = {
        { 1, 1 },  { 1, 2 },  { 2, 1 }, { 1, 40 },  { 40, 1 },
        { 2, 33 }, { 33, 2 }, { 9, 8 }, { 3, 130 }, { 130, 3 },
    };
    struct maze *m = i < 5 && i % 2 == 0
                         ? mazes_open(size[i].rows, size[i].cols)
                         : mazes_winding(size[i].rows, size[i].cols);

    if (ways == MAZES_WITHOUT_WAY || (ways == MAZES_ANY && i % 4 > 1))
        wall_in(m);
    return m;
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
    int edges = ways == MAZES_WITHOUT_WAY ? 3 : 0; /* the first */

    for (int i = 0; i < count; i++) {
        struct maze *m = edges < MAZES_EDGES
                             ? edge(edges++, ways)
                             : draw(r, 3 + 5 * i / count, percent);
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

const char *
mazes_broken_cut(const struct maze_guide *g, const struct event *e)
{
    struct maze_cell cell = { e->row, e->col };
    int steps = maze_steps(g->maze);
    int fewest = g->fewest[e->row * maze_cols(g->maze) + e->col];

    if (fewest != -1 && fewest <= steps)
        return "the rat comes again to a cell in no fewer steps than before: "
               "what do you compare with REACHED, and is the start written "
               "down there, too?";
    if (g->best != -1 && maze_guide_bound(g, cell, steps) >= g->best)
        return "the rat enters a cell though steps and distance cannot beat "
               "the best so far: < or <=, of which cell, rows apart plus "
               "columns apart, and asked anew before each move?";
    return NULL;
}
