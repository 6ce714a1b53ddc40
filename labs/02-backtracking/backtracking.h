/* backtracking.h - lab 02: place the queens one row at a time.
   SPDX-License-Identifier: MIT  */
#ifndef LABS_BACKTRACKING_H
#define LABS_BACKTRACKING_H

#include "lib/board.h"

/* Search for ways to fill the rows ROW .. board_size(B) - 1 of B, given the
   queens in the rows before ROW, one in each.  The later rows are empty at the
   call; ROW may be board_size(B), and then there are none.

   Go row by row, and in a row through all columns from 0 to the right.  A
   square may be used if IS_SAFE(B, row, col) says so; ask once for each square
   you come to, and place and remove queens with board_place and board_remove.

   Whenever every row has a queen, call board_found(B).  If it returns true
   the search is over: ask about no other square, move no queen, and return
   true with the solution left on B.  If it returns false, go on to the next
   solution.

   Return false when there is nothing left to try, with B as it was at the
   call.  */
bool backtracking_solve(struct board *b, int row, square_test *is_safe);

#endif
