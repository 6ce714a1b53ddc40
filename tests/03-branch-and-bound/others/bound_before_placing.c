/* bound_before_placing.c - another right answer to lab 03: the last row is a
   case of its own, the best solution is kept as a board, and the bound is
   asked for before a queen is placed.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

int
branch_bound_slash(int n, int row, int col)
{
    return col + row;
}

int
branch_bound_backslash(int n, int row, int col)
{
    return n - 1 + row - col;
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    lines->column[col] = lines->slash[row + col] =
        lines->backslash[lines->n - 1 + row - col] = true;
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    lines->column[col] = lines->slash[row + col] =
        lines->backslash[lines->n - 1 + row - col] = false;
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    if (lines->column[col])
        return false;
    if (lines->slash[row + col])
        return false;
    return !lines->backslash[lines->n - 1 + row - col];
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    int n = board_size(b);

    if (row == n)
        return board_found(b);
    for (int col = 0; col < n; col++)
        if (branch_bound_is_free(lines, row, col)) {
            branch_bound_take(lines, row, col);
            board_place(b, row, col);
            if (row == n - 1 ? board_found(b)
                             : branch_bound_solve(b, row + 1, lines))
                return true;
            board_remove(b, row);
            branch_bound_release(lines, row, col);
        }
    return false;
}

/* Look from the last row upwards.  */
static bool
is_dead(const struct board *b, int row, square_test *is_safe)
{
    for (int r = board_size(b) - 1; r > row; r--) {
        int col = 0;

        while (col < board_size(b) && !is_safe(b, r, col))
            col++;
        if (col == board_size(b))
            return true;
    }
    return false;
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    int n = board_size(b);

    if (row == n)
        return board_found(b);
    for (int col = 0; col < n; col++) {
        if (!is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        if (row == n - 1) {
            if (board_found(b))
                return true;
        } else if (!is_dead(b, row, is_safe)) {
            if (branch_bound_look_ahead(b, row + 1, is_safe))
                return true;
        }
        board_remove(b, row);
    }
    return false;
}

/* Return the cost of ROW: its queen's, if it is before ROWS, or the least.  */
static int
row_cost(const struct board *b, const struct costs *c, int row, int rows)
{
    int least = COSTS_MAX;

    if (row < rows)
        return costs_at(c, row, board_queen(b, row));
    for (int col = 0; col < costs_size(c); col++)
        least = costs_at(c, row, col) < least ? costs_at(c, row, col) : least;
    return least;
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int sum = 0;

    for (int r = 0; r < costs_size(c); r++)
        sum += row_cost(b, c, r, row);
    return sum;
}

/* Return the bound of the child of B that has a queen on (ROW, COL).  */
static int
child_bound(const struct board *b, const struct costs *c, int row, int col)
{
    return branch_bound_lower(b, c, row) - row_cost(b, c, row, row) +
           costs_at(c, row, col);
}

/* The best so far is NULL before there is one.  */
static bool
search(struct board *b, const struct costs *c, int row, square_test *is_safe,
       struct board **best)
{
    int n = board_size(b);

    if (row == n) {
        board_free(*best);
        *best = board_copy(b);
        return board_found(b);
    }
    for (int col = 0; col < n; col++) {
        bool is_over;

        if (!is_safe(b, row, col))
            continue;
        if (*best != NULL &&
            child_bound(b, c, row, col) >= branch_bound_lower(*best, c, n))
            continue;
        board_place(b, row, col);
        is_over = search(b, c, row + 1, is_safe, best);
        board_remove(b, row);
        if (is_over)
            return true;
    }
    return false;
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    struct board *best = NULL;
    int cost;

    search(b, c, 0, is_safe, &best);
    if (best == NULL)
        return -1;
    for (int row = 0; row < board_size(b); row++)
        board_place(b, row, board_queen(best, row));
    cost = branch_bound_lower(b, c, board_size(b));
    board_free(best);
    return cost;
}
