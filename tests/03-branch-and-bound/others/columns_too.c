/* columns_too.c - another right answer to lab 03: lines that are copied, not
   undone; a look-ahead that goes column by column; variables of the file, a
   running cost, and a bound that takes the better of row and column minimums.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <stdint.h>

int
branch_bound_slash(int n, int row, int col)
{
    return row - (0 - col);
}

int
branch_bound_backslash(int n, int row, int col)
{
    return n + row - col - 1;
}

void
branch_bound_take(struct branch_bound_lines *l, int row, int col)
{
    l->column[col] = l->slash[branch_bound_slash(l->n, row, col)] = true;
    l->backslash[branch_bound_backslash(l->n, row, col)] = true;
}

void
branch_bound_release(struct branch_bound_lines *l, int row, int col)
{
    l->column[col] = l->slash[branch_bound_slash(l->n, row, col)] = false;
    l->backslash[branch_bound_backslash(l->n, row, col)] = false;
}

bool
branch_bound_is_free(const struct branch_bound_lines *l, int row, int col)
{
    return !(l->column[col] || l->slash[branch_bound_slash(l->n, row, col)] ||
             l->backslash[branch_bound_backslash(l->n, row, col)]);
}

/* Each child gets lines of its own; those of an answer are handed back.  */
bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    if (row == lines->n)
        return board_found(b);
    for (int col = 0; col < lines->n; col++)
        if (branch_bound_is_free(lines, row, col)) {
            struct branch_bound_lines before = *lines;

            branch_bound_take(lines, row, col);
            board_place(b, row, col);
            if (branch_bound_solve(b, row + 1, lines))
                return true;
            board_remove(b, row);
            *lines = before;
        }
    return false;
}

/* The rows from ROW on that have a safe square, as bits.  */
static uint64_t
rows_alive(const struct board *b, int row, square_test *is_safe)
{
    uint64_t rows = 0;

    for (int col = board_size(b) - 1; col >= 0; col--)
        for (int r = board_size(b) - 1; r >= row; r--)
            if (is_safe(b, r, col))
                rows |= (uint64_t)1 << r;
    return rows;
}

static bool
ahead(struct board *b, int row, int col, square_test *is_safe)
{
    if (row == board_size(b))
        return board_found(b);
    if (col == board_size(b))
        return false;
    if (is_safe(b, row, col)) {
        uint64_t rows;

        board_place(b, row, col);
        rows = rows_alive(b, row + 1, is_safe);
        for (int r = row + 1; r < board_size(b); r++)
            if (!(rows >> r & 1))
                goto dead;
        if (ahead(b, row + 1, 0, is_safe))
            return true;
    dead:
        board_remove(b, row);
    }
    return ahead(b, row, col + 1, is_safe);
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    return ahead(b, row, 0, is_safe);
}

static int
min(int a, int b)
{
    return a < b ? a : b;
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int n = board_size(b), stand = 0, by_row = 0, by_col = 0;
    bool taken[BOARD_MAX_SIZE] = { false };

    for (int r = 0; r < row; r++) {
        stand += costs_at(c, r, board_queen(b, r));
        taken[board_queen(b, r)] = true;
    }
    for (int i = row; i < n; i++) {
        int least = COSTS_MAX;

        for (int j = 0; j < n; j++)
            least = min(least, costs_at(c, i, j));
        by_row += least;
    }
    for (int j = 0; j < n; j++) {
        int least = COSTS_MAX;

        for (int i = row; i < n && !taken[j]; i++)
            least = min(least, costs_at(c, i, j));
        by_col += taken[j] || row == n ? 0 : least;
    }
    return stand + (by_row > by_col ? by_row : by_col);
}

static int best, best_col[BOARD_MAX_SIZE];
static bool stopped;

static void
dive(struct board *b, const struct costs *c, square_test *is_safe, int row)
{
    if (row == board_size(b)) {
        best = branch_bound_lower(b, c, row);
        for (int r = 0; r < row; r++)
            best_col[r] = board_queen(b, r);
        stopped = board_found(b);
    }
    for (int col = 0; row < board_size(b) && col < board_size(b); col++) {
        if (stopped || !is_safe(b, row, col))
            continue;
        board_place(b, row, col);
        if (best < 0 || branch_bound_lower(b, c, row + 1) < best)
            dive(b, c, is_safe, row + 1);
        board_remove(b, row);
    }
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    best = -1;
    stopped = false;
    dive(b, c, is_safe, 0);
    for (int r = 0; best >= 0 && r < board_size(b); r++)
        board_place(b, r, best_col[r]);
    return best;
}
