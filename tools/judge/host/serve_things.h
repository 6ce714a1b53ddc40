/* serve_things.h - boards, costs, mazes and arrays out of a record.
   SPDX-License-Identifier: MIT

   For dispatch files, in the child.  What these return is released by the
   caller.  Running out of memory ends the child.  */
#ifndef TOOLS_JUDGE_HOST_SERVE_THINGS_H
#define TOOLS_JUDGE_HOST_SERVE_THINGS_H

#include "lib/board.h"
#include "lib/costs.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "tools/judge/wire/wire.h"

/* Read the board that call_put_board wrote.  Its moves are not reported...  */
struct board *serve_board(struct wire *w);

/* ... or they are.  */
struct board *serve_watched_board(struct wire *w);

/* Read the costs that call_put_costs wrote.  */
struct costs *serve_costs(struct wire *w);

/* Read the maze that call_put_maze wrote; its moves are reported.  */
struct maze *serve_watched_maze(struct wire *w);

/* Write where the walls of M are, for call_get_walls.  */
void serve_put_walls(struct wire *w, const struct maze *m);

/* Read COUNT numbers.  */
int *serve_ints(struct wire *w, int count);
bool *serve_bools(struct wire *w, int count);

/* Read the test that call_put_square_test wrote, and return one that says the
   same and reports that it was asked, if anybody wants to know.  It serves
   until the next is read.  The board must have been read before.  */
square_test *serve_square_test(struct wire *w);

/* Write where the queens of B are, for call_get_board.  */
void serve_put_board(struct wire *w, const struct board *b);

/* Read the list that call_put_live wrote; what is done with it is reported.
   The caller releases it.  */
struct live *serve_live(struct wire *w);

/* Write where the queens on the board of L are, for call_get_live.  */
void serve_put_live(struct wire *w, const struct live *l);

/* Read the bound that call_put_lower_bound wrote.  */
lower_bound *serve_lower_bound(struct wire *w);

#endif
