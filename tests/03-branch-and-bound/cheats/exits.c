/* exits.c - a cheat: ends the process with success instead of answering.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <stdlib.h>

int
branch_bound_slash(int n, int row, int col)
{
    exit(0);
}

int
branch_bound_backslash(int n, int row, int col)
{
    exit(0);
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    exit(0);
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    exit(0);
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    exit(0);
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    exit(0);
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    exit(0);
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    exit(0);
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    exit(0);
}
