/* mazes.h - mazes for the graded suite.
   SPDX-License-Identifier: MIT

   Every function returns a new maze, which the caller releases.  */
#ifndef TESTS_RAT_MAZE_MAZES_H
#define TESTS_RAT_MAZE_MAZES_H

#include "lib/maze.h"
#include "lib/random.h"

/* Return the maze written in TEXT (see maze.h).  */
struct maze *mazes_of(const char *text);

/* Return an open maze with its start at the bottom right and its goal at the
   top left, where left, down, right, up makes a rat take the longest way.  */
struct maze *mazes_open(int rows, int cols);

/* Return a maze with exactly one way, a corridor that winds through it.  */
struct maze *mazes_winding(int rows, int cols);

/* Return a maze of up to SIDE x SIDE cells drawn from R: each cell but the
   start and the goal is a wall with a chance of PERCENT.  There are loops, and
   there may be no way.  */
struct maze *mazes_random(struct random *r, int side, int percent);

/* Return such a maze that has a way, or one that has none.  */
struct maze *mazes_random_with_way(struct random *r, int side, bool has_way);

/* Return a maze made by maze_make, which must succeed.  */
struct maze *mazes_made(int rows, int cols, int loops, uint64_t seed);

#endif
