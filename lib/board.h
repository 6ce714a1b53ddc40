/* board.h - an N x N chessboard with at most one queen in each row.
   SPDX-License-Identifier: MIT

   Rows and columns are numbered from 0, with (0, 0) at the top left.  A board
   records where queens stand and knows nothing about attacks: deciding what
   is safe is the subject of lab 01.

       struct board *b = board_new(4);
       board_place(b, 0, 1);
       board_queen(b, 0);        // 1: the queen of row 0 stands in column 1
       board_remove(b, 0);
       board_free(b);

   In every call B must come from board_new or board_copy, ROW and COL must
   lie in 0 .. board_size(B) - 1.  A caller that breaks this is stopped with a
   message that names the call and the argument.  */
#ifndef LIB_BOARD_H
#define LIB_BOARD_H

#include <stdbool.h>

#include "lib/watcher.h"

enum { BOARD_MAX_SIZE = 64 };

struct board;

/* A test of one square: may a queen be put on (ROW, COL) of B, considering
   the queens in the rows before ROW?  Searches are handed one of these.  */
typedef bool square_test(const struct board *b, int row, int col);

/* Return an empty board of N x N squares, or NULL with errno set: EINVAL if N
   is not in 1 .. BOARD_MAX_SIZE, ENOMEM if memory ran out.  The caller
   releases it with board_free.  */
struct board *board_new(int n);

/* Return a board with the queens of B and no watcher, or NULL with errno set
   to ENOMEM.  The caller releases it with board_free.  */
struct board *board_copy(const struct board *b);

/* Release B.  NULL is allowed.  */
void board_free(struct board *b);

/* Return the number of rows of B, which is also its number of columns.  */
int board_size(const struct board *b);

/* Return the column of the queen in ROW, or -1 if ROW has none.  */
int board_queen(const struct board *b, int row);

/* Return the columns of all queens of B: what board_queen says of ROW stands at
   [ROW].  They belong to B, and change with it.  */
const signed char *board_columns(const struct board *b);

/* Return the number of queens on B.  */
int board_count(const struct board *b);

/* Tell whether A and B have the same size and the same queens.  */
bool board_is_equal(const struct board *a, const struct board *b);

/* Put a queen on (ROW, COL) and tell B's watcher.  Return 0, or -1 with B
   unchanged if ROW has a queen already.  */
int board_place(struct board *b, int row, int col);

/* Take the queen of ROW away and tell B's watcher.  Return 0, or -1 with B
   unchanged if ROW has no queen.  */
int board_remove(struct board *b, int row);

/* Report that B now holds a solution.  Return true if the search should stop,
   false if it should look for the next one.  Without a watcher the first
   solution is enough: the answer is true.  */
bool board_found(struct board *b);

/* Tell B's watcher that (ROW, COL) was tested.  For whoever hands a search its
   test, so that a watcher can count tests too.  */
void board_tried(struct board *b, int row, int col);

/* Let a copy of W see every later move on B, instead of whoever saw them
   before; NULL: nobody.  */
void board_watch(struct board *b, const struct watcher *w);

/* Let the watcher of B also see each later board_place that fails, as
   EVENT_REFUSED.  */
void board_watch_refusals(struct board *b);

#endif
