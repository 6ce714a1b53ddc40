/* safe_check.c - lab 01: which squares does a queen attack?
   SPDX-License-Identifier: MIT

   Read README.md beside this file, then safe_check.h, which says exactly what
   each function must do.  This is the only file you change: replace each
   LAB_TODO by your code, one at a time, and run "make check" here.  */
#include "labs/01-safe-check/safe_check.h"

#include "lib/lab_todo.h"

bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    /* TODO 1 of 4.  When do two squares share a row?  A column?  How far
       apart are the rows, and how far the columns, of two squares on one
       diagonal?  And what about a queen's own square?  */
    LAB_TODO("safe_check_attacks");
}

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    /* TODO 2 of 4.  Which queens matter?  board_queen tells where the queen
       of a row stands, or -1.  */
    LAB_TODO("safe_check_is_safe");
}

bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    /* TODO 3 of 4.  Start above (row, col) and walk: straight up, up and to
       the left, up and to the right.  Where does each walk end?  */
    LAB_TODO("safe_check_scan");
}

int
safe_check_pairs(const struct board *b)
{
    /* TODO 4 of 4.  How do you visit each pair of rows exactly once?  */
    LAB_TODO("safe_check_pairs");
}
