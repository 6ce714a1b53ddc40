/* maze_make.c - generated mazes.
   SPDX-License-Identifier: MIT

   Cells with even row and even column are rooms; between two neighbouring
   rooms lies one cell, a door or a wall.  A rat digs its way: from the room
   where it stands it breaks into a random room that is still closed, and
   steps back where there is none.  So all rooms hang together and, as each is
   broken into once only, there are no loops.

       S#......    maze_make(6, 8, 0, 9).  A maze with an even number of rows
       .#.###.#    or columns has one more than rooms and doors need: the
       .#...#..    last.  There, blind alleys lead off some rooms, and one
       .###.#.#    way leads to the goal.
       .....#.#
       .#.###.G  */
#include "lib/maze.h"

#include <errno.h>
#include <stddef.h>

#include "lib/maze_moves.h"
#include "lib/random.h"

/* Close all cells but the first, which becomes start and goal.  */
static void
close_all(struct maze *m)
{
    maze_set_goal(m, 0, 0);
    for (int row = 0; row < maze_rows(m); row++)
        for (int col = 0; col < maze_cols(m); col++)
            maze_set_wall(m, row, col, true);
}

/* Tell whether the room two cells from AT in direction D is still closed.  */
static bool
can_dig(const struct maze *m, struct maze_cell at, struct maze_cell d)
{
    int row = at.row + 2 * d.row;
    int col = at.col + 2 * d.col;

    return row >= 0 && row < maze_rows(m) && col >= 0 && col < maze_cols(m) &&
           !maze_is_open(m, row, col);
}

/* Let the rat break into the room in direction D.  */
static void
dig(struct maze *m, struct maze_cell at, struct maze_cell d)
{
    maze_set_wall(m, at.row + d.row, at.col + d.col, false);
    maze_set_wall(m, at.row + 2 * d.row, at.col + 2 * d.col, false);
    maze_enter(m, at.row + 2 * d.row, at.col + 2 * d.col);
}

/* Dig until every room is open.  The rat's path is the stack of the search: a
   recursion as deep as a large maze would not fit the stack of a program.  */
static void
dig_rooms(struct maze *m, struct random *r)
{
    maze_enter(m, 0, 0);
    while (maze_steps(m) >= 0) {
        struct maze_cell at = maze_path(m, maze_steps(m));
        struct maze_cell choice[MAZE_MOVES];
        int choices = 0;

        for (int i = 0; i < MAZE_MOVES; i++)
            if (can_dig(m, at, maze_moves[i]))
                choice[choices++] = maze_moves[i];
        if (choices == 0)
            maze_leave(m);
        else
            dig(m, at, choice[random_below(r, choices)]);
    }
}

/* In the last row or column, where its number is odd, open the cell beside
   every second room or so: blind alleys.  */
static void
dig_alleys(struct maze *m, struct random *r)
{
    int last_row = maze_rows(m) - 1;
    int last_col = maze_cols(m) - 1;

    if (last_row % 2 == 1)
        for (int col = 0; col < last_col - 1; col += 2)
            maze_set_wall(m, last_row, col, random_below(r, 2) == 0);
    if (last_col % 2 == 1)
        for (int row = 0; row < last_row - 1; row += 2)
            maze_set_wall(m, row, last_col, random_below(r, 2) == 0);
}

/* Make the cell at the bottom right the goal.  Only where both its row and
   its column are odd is it not beside a room: there it needs a cell between
   them, one of two.  */
static void
open_goal(struct maze *m, struct random *r)
{
    int row = maze_rows(m) - 1;
    int col = maze_cols(m) - 1;

    maze_set_goal(m, row, col);
    if (row % 2 == 0 || col % 2 == 0)
        return;
    if (random_below(r, 2) == 0)
        maze_set_wall(m, row - 1, col, false);
    else
        maze_set_wall(m, row, col - 1, false);
}

/* Tell whether (ROW, COL) is a wall between two neighbouring rooms.  */
static bool
is_inner_wall(const struct maze *m, int row, int col)
{
    if (row % 2 == col % 2 || maze_is_open(m, row, col))
        return false;
    return row % 2 == 1 ? row < maze_rows(m) - 1 : col < maze_cols(m) - 1;
}

/* Open LOOPS percent of the inner walls, rounded up: each with the chance
   that the walls still to be opened are one of those still to come.  */
static void
open_walls(struct maze *m, int loops, struct random *r)
{
    int left = 0;
    int wanted;

    for (int row = 0; row < maze_rows(m); row++)
        for (int col = 0; col < maze_cols(m); col++)
            left += is_inner_wall(m, row, col);
    wanted = (int)(((long long)left * loops + 99) / 100);
    for (int row = 0; row < maze_rows(m); row++)
        for (int col = 0; col < maze_cols(m); col++)
            if (is_inner_wall(m, row, col) &&
                random_below(r, left--) < wanted) {
                maze_set_wall(m, row, col, false);
                wanted--;
            }
}

struct maze *
maze_make(int rows, int cols, int loops, uint64_t seed)
{
    struct random r = random_start(seed);
    struct maze *m;

    if (loops < 0 || loops > 100) {
        errno = EINVAL;
        return NULL;
    }
    m = maze_new(rows, cols);
    if (m == NULL)
        return NULL;
    close_all(m);
    dig_rooms(m, &r);
    dig_alleys(m, &r);
    open_goal(m, &r);
    open_walls(m, loops, &r);
    return m;
}
