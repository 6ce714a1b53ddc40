/* sharper_bound.c - another right answer to lab 03: a loop instead of
   recursion in part A, look-ahead when the next row is come to in part B, and
   in part C a bound that leaves out attacked squares.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <stdlib.h>

int
branch_bound_slash(int n, int row, int col)
{
    return n - 1 - (n - 1 - row - col);
}

int
branch_bound_backslash(int n, int row, int col)
{
    return branch_bound_slash(n, row, n - 1 - col);
}

/* Turn the entries of (ROW, COL) round.  */
static void
toggle(struct branch_bound_lines *l, int row, int col)
{
    bool *slash = &l->slash[branch_bound_slash(l->n, row, col)];
    bool *backslash = &l->backslash[branch_bound_backslash(l->n, row, col)];

    l->column[col] = !l->column[col];
    *slash = !*slash;
    *backslash = !*backslash;
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    toggle(lines, row, col);
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    toggle(lines, row, col);
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    int n = lines->n;
    int taken = lines->column[col];

    taken += lines->slash[branch_bound_slash(n, row, col)];
    taken += lines->backslash[branch_bound_backslash(n, row, col)];
    return taken == 0;
}

bool
branch_bound_solve(struct board *b, int start, struct branch_bound_lines *lines)
{
    int n = board_size(b), row = start, col = 0;

    for (;;) {
        if (row == n && board_found(b))
            return true;
        while (row < n && col < n && !branch_bound_is_free(lines, row, col))
            col++;
        if (row < n && col < n) {
            branch_bound_take(lines, row, col);
            board_place(b, row++, col);
            col = 0;
        } else if (row == start) {
            return false;
        } else {
            col = board_queen(b, --row);
            board_remove(b, row);
            branch_bound_release(lines, row, col++);
        }
    }
}

/* Tell whether each row from FROM on has a safe square.  */
static bool
can_go_on(const struct board *b, int from, square_test *is_safe)
{
    int rows = 0;

    for (int row = from; row < board_size(b); row++) {
        int squares = 0;

        for (int col = 0; col < board_size(b); col++)
            squares += is_safe(b, row, col);
        rows += squares > 0;
    }
    return rows == board_size(b) - from;
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    bool is_over = false;

    if (row == board_size(b))
        return board_found(b);
    if (!can_go_on(b, row, is_safe))
        return false;
    for (int col = 0; col < board_size(b) && !is_over; col++)
        if (is_safe(b, row, col)) {
            board_place(b, row, col);
            is_over = branch_bound_look_ahead(b, row + 1, is_safe);
            if (!is_over)
                board_remove(b, row);
        }
    return is_over;
}

static bool
is_attacked(const struct board *b, int rows, int row, int col)
{
    for (int r = 0; r < rows; r++) {
        int apart = abs(board_queen(b, r) - col);

        if (apart == 0 || apart == row - r)
            return true;
    }
    return false;
}

enum { NEVER = COSTS_MAX * BOARD_MAX_SIZE + 1 }; /* above every cost */

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int n = board_size(b), sum = 0;

    for (int r = 0; r < row; r++)
        sum += costs_at(c, r, board_queen(b, r));
    for (int r = row; r < n; r++) {
        int least = NEVER;

        for (int col = 0; col < n; col++)
            if (!is_attacked(b, row, r, col) && costs_at(c, r, col) < least)
                least = costs_at(c, r, col);
        if (least == NEVER)
            return NEVER;
        sum += least;
    }
    return sum;
}

/* Look for a solution that costs less than *BEST and has the queens of B.  */
static bool
improve(struct board *b, const struct costs *c, square_test *is_safe, int *best,
        int *column)
{
    int row = board_count(b), n = board_size(b);
    bool is_over = false;

    if (branch_bound_lower(b, c, row) >= *best)
        return false;
    if (row == n) {
        *best = branch_bound_lower(b, c, n);
        for (int r = 0; r < n; r++)
            column[r] = board_queen(b, r);
        return board_found(b);
    }
    for (int col = 0; col < n && !is_over; col++)
        if (is_safe(b, row, col)) {
            board_place(b, row, col);
            is_over = improve(b, c, is_safe, best, column);
            board_remove(b, row);
        }
    return is_over;
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    int best = NEVER, column[BOARD_MAX_SIZE];

    improve(b, c, is_safe, &best, column);
    if (best == NEVER)
        return -1;
    for (int r = 0; r < board_size(b); r++)
        board_place(b, r, column[r]);
    return best;
}
