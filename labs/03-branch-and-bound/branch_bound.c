/* branch_bound.c - lab 03: test faster, look ahead, and bound.
   SPDX-License-Identifier: MIT

   Read README.md beside this file, then branch_bound.h, which says exactly
   what each function must do.  This is the only file you change: replace each
   LAB_TODO by your code, then run "make check" here.  The parts A, B and C do
   not need one another.  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include "lib/lab_todo.h"

int
branch_bound_slash(int n, int row, int col)
{
    /* TODO 1 of 9, part A.  One step along a / changes row and col: how?
       What stays the same?  */
    LAB_TODO("branch_bound_slash");
}

int
branch_bound_backslash(int n, int row, int col)
{
    /* TODO 2 of 9.  And along a \?  The least code must be 0: for any n.  */
    LAB_TODO("branch_bound_backslash");
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    /* TODO 3 of 9.  Which three entries does this square have?  */
    LAB_TODO("branch_bound_take");
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    /* TODO 4 of 9.  The same three.  */
    LAB_TODO("branch_bound_release");
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    /* TODO 5 of 9.  No loop is needed.  */
    LAB_TODO("branch_bound_is_free");
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    /* TODO 6 of 9.  Lab 02's search: where must the lines change?  */
    LAB_TODO("branch_bound_solve");
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    /* TODO 7 of 9, part B.  When does a new queen make a node dead?  */
    LAB_TODO("branch_bound_look_ahead");
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    /* TODO 8 of 9, part C.  What do the queens cost that stand?  What do the
       others cost at the very least?  */
    LAB_TODO("branch_bound_lower");
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    /* TODO 9 of 9.  What must be kept of the best so far?  A function of your
       own that calls itself will help.  */
    LAB_TODO("branch_bound_cheapest");
}
