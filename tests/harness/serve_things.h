/* serve_things.h - boards, mazes and arrays out of a record.
   SPDX-License-Identifier: MIT

   For dispatch files, in the child.  What these return is released by the
   caller.  Running out of memory ends the child.  */
#ifndef TESTS_HARNESS_SERVE_THINGS_H
#define TESTS_HARNESS_SERVE_THINGS_H

#include "lib/board.h"
#include "lib/maze.h"
#include "tests/harness/wire.h"

/* Read the board that call_put_board wrote.  Its moves are not reported...  */
struct board *serve_board(struct wire *w);

/* ... or they are.  */
struct board *serve_watched_board(struct wire *w);

/* Read the maze that call_put_maze wrote; its moves are reported.  */
struct maze *serve_watched_maze(struct wire *w);

/* Read COUNT numbers.  */
int *serve_ints(struct wire *w, int count);

/* Read the test that call_put_square_test wrote, and return one that says the
   same and reports that it was asked.  It serves until the next is read.  */
square_test *serve_square_test(struct wire *w);

/* Write where the queens of B are, for call_get_board.  */
void serve_put_board(struct wire *w, const struct board *b);

#endif
