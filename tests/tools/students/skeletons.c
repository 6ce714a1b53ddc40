/* skeletons.c - all labs, not written yet.
   SPDX-License-Identifier: MIT  */
#include "labs/01-safe-check/safe_check.h"
#include "labs/02-backtracking/backtracking.h"
#include "labs/03-branch-and-bound/branch_bound.h"
#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "lib/lab_todo.h"

bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    LAB_TODO("safe_check_is_safe");
}

bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    LAB_TODO("backtracking_solve");
}

int
branch_bound_slash(int n, int row, int col)
{
    LAB_TODO("branch_bound_slash");
}

int
branch_bound_backslash(int n, int row, int col)
{
    LAB_TODO("branch_bound_backslash");
}

bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    LAB_TODO("rat_maze_find_path");
}
