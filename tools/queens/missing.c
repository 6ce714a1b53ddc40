/* missing.c - what stands in for lab functions that are not there.
   SPDX-License-Identifier: MIT

   labs/queens must be had while some labs do not compile yet, or lack a
   function.  The definitions here are weak: a lab's own takes their place.  */
#include <stdio.h>
#include <stdlib.h>

#include "labs/01-safe-check/safe_check.h"
#include "labs/02-backtracking/backtracking.h"
#include "labs/03-branch-and-bound/branch_bound.h"
#include "labs/04-rat-in-a-maze/rat_maze.h"
#include "lib/lab_todo.h"

#define WEAK __attribute__((weak))

static _Noreturn void
missing(const char *function, const char *lab)
{
    fprintf(stderr,
            "%s is missing: labs/%s does not compile or does not define it; "
            "\"make check\" there tells more\n",
            function, lab);
    exit(LAB_TODO_STATUS);
}

WEAK bool
safe_check_attacks(int r1, int c1, int r2, int c2)
{
    missing(__func__, "01-safe-check");
}

WEAK bool
safe_check_is_safe(const struct board *b, int row, int col)
{
    missing(__func__, "01-safe-check");
}

WEAK bool
safe_check_scan(int n, const int *cells, int row, int col)
{
    missing(__func__, "01-safe-check");
}

WEAK int
safe_check_pairs(const struct board *b)
{
    missing(__func__, "01-safe-check");
}

WEAK bool
backtracking_solve(struct board *b, int row, square_test *is_safe)
{
    missing(__func__, "02-backtracking");
}

WEAK int
branch_bound_slash(int n, int row, int col)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK int
branch_bound_backslash(int n, int row, int col)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    missing(__func__, "03-branch-and-bound");
}

WEAK bool
rat_maze_find_path(struct maze *m, int row, int col, bool *marks)
{
    missing(__func__, "04-rat-in-a-maze");
}

WEAK int
rat_maze_shortest(struct maze *m, int *reached)
{
    missing(__func__, "04-rat-in-a-maze");
}
