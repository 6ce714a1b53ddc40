/* wave.h - how far the cells of a maze are, found breadth first.
   SPDX-License-Identifier: MIT

   The judge's own answer: no rat, no path, a wave that starts in one cell and
   reaches all cells one step farther off at a time.  */
#ifndef TESTS_RAT_MAZE_WAVE_H
#define TESTS_RAT_MAZE_WAVE_H

#include "lib/maze.h"

/* Put into DISTANCE, one entry a cell, the fewest steps from the start of M to
   that cell, or -1 if it cannot be reached.  */
void wave_spread(const struct maze *m, int *distance);

/* Return the fewest steps from the start of M to its goal, or -1 if there is
   no way.  */
int wave_steps(const struct maze *m);

/* Tell whether cell B is one step from cell A.  */
bool wave_is_step(struct maze_cell a, struct maze_cell b);

#endif
