/* branch_bound.c - lab 03: test faster, look ahead, and bound.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <limits.h>

/* Part A: lookup arrays.  */

int
branch_bound_slash(int n, int row, int col)
{
    return row + col; /* one step along a / adds 1 here and takes 1 there */
}

int
branch_bound_backslash(int n, int row, int col)
{
    return row - col + (n - 1); /* n - 1 moves the least of them, 1 - n, to 0 */
}

/* Set the three entries that (ROW, COL) has in LINES.  */
static void
set_lines(struct branch_bound_lines *lines, int row, int col, bool is_taken)
{
    lines->column[col] = is_taken;
    lines->slash[branch_bound_slash(lines->n, row, col)] = is_taken;
    lines->backslash[branch_bound_backslash(lines->n, row, col)] = is_taken;
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    set_lines(lines, row, col, true);
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    set_lines(lines, row, col, false);
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    return !lines->column[col] &&
           !lines->slash[branch_bound_slash(lines->n, row, col)] &&
           !lines->backslash[branch_bound_backslash(lines->n, row, col)];
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    if (row == board_size(b))
        return board_found(b);
    for (int col = 0; col < board_size(b); col++) {
        if (!branch_bound_is_free(lines, row, col))
            continue;
        board_place(b, row, col);
        branch_bound_take(lines, row, col);
        if (branch_bound_solve(b, row + 1, lines))
            return true;
        branch_bound_release(lines, row, col);
        board_remove(b, row);
    }
    return false;
}

/* Part B: look-ahead.  */

/* Tell whether ROW has a square that IS_SAFE allows.  */
static bool
has_safe_square(const struct board *b, int row, square_test *is_safe)
{
    for (int col = 0; col < board_size(b); col++)
        if (is_safe(b, row, col))
            return true;
    return false;
}

/* Tell whether every row from ROW on still has a safe square.  */
static bool
is_promising(const struct board *b, int row, square_test *is_safe)
{
    for (int r = row; r < board_size(b); r++)
        if (!has_safe_square(b, r, is_safe))
            return false;
    return true;
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    if (row == board_size(b))
        return board_found(b);
    for (int col = 0; col < board_size(b); col++) {
        if (!is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        if (is_promising(b, row + 1, is_safe) &&
            branch_bound_look_ahead(b, row + 1, is_safe))
            return true;
        board_remove(b, row);
    }
    return false;
}

/* Part C: least-cost queens.  */

/* Return the least cost in ROW.  */
static int
least_in_row(const struct costs *c, int row)
{
    int least = costs_at(c, row, 0);

    for (int col = 1; col < costs_size(c); col++)
        if (costs_at(c, row, col) < least)
            least = costs_at(c, row, col);
    return least;
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int bound = 0;

    for (int r = 0; r < row; r++)
        bound += costs_at(c, r, board_queen(b, r));
    for (int r = row; r < board_size(b); r++)
        bound += least_in_row(c, r);
    return bound;
}

/* A search for a cheapest solution, and the best it has seen so far.  */
struct hunt {
    const struct costs *costs;
    square_test *is_safe;
    int best;                   /* its cost; INT_MAX: none yet */
    int column[BOARD_MAX_SIZE]; /* and where its queens stand */
};

static void
remember(struct hunt *h, const struct board *b)
{
    h->best = branch_bound_lower(b, h->costs, board_size(b));
    for (int row = 0; row < board_size(b); row++)
        h->column[row] = board_queen(b, row);
}

/* Fill the rows from ROW on in every way that beats the best so far.  Return
   true if the search was told to stop, with the best left on B; otherwise
   false with B as it was at the call.  */
static bool
hunt(struct hunt *h, struct board *b, int row)
{
    if (row == board_size(b)) {
        remember(h, b);
        return board_found(b);
    }
    for (int col = 0; col < board_size(b); col++) {
        if (!h->is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        if (branch_bound_lower(b, h->costs, row + 1) < h->best &&
            hunt(h, b, row + 1))
            return true;
        board_remove(b, row);
    }
    return false;
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    struct hunt h = { .costs = c, .is_safe = is_safe, .best = INT_MAX };
    bool was_stopped = hunt(&h, b, 0);

    if (h.best == INT_MAX)
        return -1;
    if (!was_stopped)
        for (int row = 0; row < board_size(b); row++)
            board_place(b, row, h.column[row]);
    return h.best;
}
