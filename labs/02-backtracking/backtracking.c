/* backtracking.c - lab 02: place the queens one row at a time.
   SPDX-License-Identifier: MIT

   Read README.md beside this file, then backtracking.h, which says exactly
   what the function must do.  This is the only file you change: replace
   LAB_TODO by your code, then run "make check" here.  */
#include "labs/02-backtracking/backtracking.h"

#include "lib/lab_todo.h"

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    /* TODO 1 of 1.  What do you do when ROW lies below the last row?  And if
       not: which squares of ROW do you try, and what must you take back
       before you try the next?  Which calls must hear of it when board_found
       returns true?  */
    LAB_TODO("backtracking_solve");
}
