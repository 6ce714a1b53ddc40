/* mazes.h - mazes for the graded suite.
   SPDX-License-Identifier: MIT

   Every maze is new, and the caller releases it.  */
#ifndef TESTS_RAT_MAZE_MAZES_H
#define TESTS_RAT_MAZE_MAZES_H

#include "lib/maze.h"
#include "lib/random.h"
#include "tools/judge/right/maze_guide.h"

/* Return the maze written in TEXT (see maze.h).  */
struct maze *mazes_of(const char *text);

/* Return an open maze with its start at the bottom right and its goal at the
   top left, where left, down, right, up makes a rat take the longest way.  */
struct maze *mazes_open(int rows, int cols);

/* Return a maze with exactly one way, a corridor that winds through it.  */
struct maze *mazes_winding(int rows, int cols);

enum { MAZES_EDGES = 10 };
enum mazes_ways { MAZES_ANY, MAZES_WITH_WAY, MAZES_WITHOUT_WAY };

/* Put COUNT mazes into SAMPLE, drawn from R, the smallest first, so that the
   first to fail is the smallest that does.  They have up to 7 rows and columns;
   each cell but the start and the goal is a wall with a chance of PERCENT.  But
   MAZES_EDGES of them, whatever is drawn, are one cell, rows and columns, and
   corridors in mazes that are far from square.  */
void mazes_sample(struct random *r, enum mazes_ways ways, int percent,
                  int count, struct maze **sample);

/* Return a maze made by maze_make, which must succeed.  */
struct maze *mazes_made(int rows, int cols, int loops, uint64_t seed);

/* Return a guide who has searched a copy of M, which is gone, from the start
   for all ways or for the shortest.  The caller ends it.  */
struct maze_guide mazes_searched(const struct maze *m, bool seeks_shortest);

/* Return a hint about the cut that should have kept the rat from the cell that
   it enters by E, or NULL; G knows the moves before.  */
const char *mazes_broken_cut(const struct maze_guide *g, const struct event *e);

#endif
