/* matrix.h - backtracking that tests squares on a matrix of 0 and 1.
   SPDX-License-Identifier: MIT

   The classic programs keep the board as a matrix and test a square by
   walking up its column and diagonals.  Here lab 02 searches, lab 01's
   safe_check_scan tests, and a watcher keeps the matrix up to date.  */
#ifndef TOOLS_QUEENS_MATRIX_H
#define TOOLS_QUEENS_MATRIX_H

#include "lib/board.h"

/* Search B, which is empty.  Let W see the moves, and the tests too if
   TELLS_TRIES; NULL: nobody sees them, and the first solution is enough.
   Return whether the search was told to stop at a solution.  */
bool matrix_search(struct board *b, const struct watcher *w, bool tells_tries);

#endif
