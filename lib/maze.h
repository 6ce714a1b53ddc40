/* maze.h - a maze of open cells and walls, and a rat in it.
   SPDX-License-Identifier: MIT

   Rows and columns are numbered from 0, with (0, 0) at the top left.  One
   open cell is the start, one the goal; they may be the same.  As text:

       S.#        S start, G goal, * start and goal in one cell,
       #..        . open, # wall
       #.G

   The maze records the rat's path, a stack of cells: maze_enter pushes one,
   maze_leave pops it.  Like a board it knows no rules: which step is allowed
   is the subject of lab 04.

       maze_enter(m, 0, 0);
       maze_enter(m, 0, 1);
       maze_steps(m);             // 1
       maze_leave(m);

   In every call M must come from one of the functions that make mazes, and
   ROW and COL must lie in the maze except where it says otherwise.  A caller
   that breaks this is stopped with a message that names call and argument.  */
#ifndef LIB_MAZE_H
#define LIB_MAZE_H

#include <stdbool.h>
#include <stdint.h>

#include "lib/watcher.h"

enum { MAZE_MAX_SIDE = 2000 };

struct maze;

struct maze_cell {
    int row;
    int col;
};

/* Return a maze of open cells with its start at the top left and its goal at
   the bottom right, or NULL with errno set: EINVAL if ROWS or COLS is not in
   1 .. MAZE_MAX_SIDE, ENOMEM.  The caller releases it with maze_free.  */
struct maze *maze_new(int rows, int cols);

/* Return a maze with the walls, start and goal of M, no watcher and the rat
   outside, or NULL with errno set to ENOMEM.  The caller releases it.  */
struct maze *maze_copy(const struct maze *m);

/* Release M.  NULL is allowed.  */
void maze_free(struct maze *m);

int maze_rows(const struct maze *m);
int maze_cols(const struct maze *m);
struct maze_cell maze_start(const struct maze *m);
struct maze_cell maze_goal(const struct maze *m);

/* Tell whether (ROW, COL) is an open cell.  ROW and COL may be any numbers:
   what lies outside the maze is not open.  */
bool maze_is_open(const struct maze *m, int row, int col);

/* Write a byte for each cell of ROW to WALLS: 1 for a wall, 0 for an open one.
 */
void maze_read_row(const struct maze *m, int row, unsigned char *walls);

/* Tell whether (ROW, COL) is the goal.  */
bool maze_is_goal(const struct maze *m, int row, int col);

/* Make (ROW, COL) a wall, or open it.  Return 0, or -1 with M unchanged if a
   wall would stand on the start or the goal.  */
int maze_set_wall(struct maze *m, int row, int col, bool wall);

/* Open (ROW, COL) and make it the start, or the goal.  */
void maze_set_start(struct maze *m, int row, int col);
void maze_set_goal(struct maze *m, int row, int col);

/* Let the rat step onto (ROW, COL) and tell M's watcher.  Return 0, or -1
   with M unchanged if its path is already as long as the maze has cells.  */
int maze_enter(struct maze *m, int row, int col);

/* Let the rat step back from the cell where it stands and tell M's watcher.
   Return 0, or -1 with M unchanged if the rat is not in the maze.  */
int maze_leave(struct maze *m);

/* Report that the rat's path is a way from start to goal.  Return true if the
   search should stop, false if it should go on.  Without a watcher the answer
   is true.  */
bool maze_found(struct maze *m);

/* Return how many steps the rat is from where it entered: the cells on its
   path less one, or -1 if it is not in the maze.  */
int maze_steps(const struct maze *m);

/* Return cell I of the rat's path, I in 0 .. maze_steps(M).  */
struct maze_cell maze_path(const struct maze *m, int i);

/* Let a copy of W see every later move in M, instead of whoever saw them
   before; NULL: nobody.  */
void maze_watch(struct maze *m, const struct watcher *w);

/* Return a maze that depends on its arguments only, its start at the top left
   and its goal at the bottom right.  LOOPS is 0 for a perfect maze, with
   exactly one way between any two open cells, and otherwise how many percent
   of the walls between two of its cells are then opened, up to 100, rounded
   up to a whole number of walls.  Return NULL with errno set: EINVAL if ROWS
   or COLS is not in 1 .. MAZE_MAX_SIDE or LOOPS not in 0 .. 100, ENOMEM.  The
   caller releases it with maze_free.  */
struct maze *maze_make(int rows, int cols, int loops, uint64_t seed);

#endif
