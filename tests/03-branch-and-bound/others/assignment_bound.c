/* assignment_bound.c - another right answer to lab 03: own stacks instead of
   recursion, and in part C a bound that gives every later row a column of its
   own, as cheaply as can be (the assignment problem), diagonals left out.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

#include <limits.h>

int
branch_bound_slash(int n, int row, int col)
{
    return row + col;
}

int
branch_bound_backslash(int n, int row, int col)
{
    return (n - 1) - (col - row);
}

/* Which of the three lines of a square?  */
static bool *
line(struct branch_bound_lines *l, int which, int row, int col)
{
    switch (which) {
    case 0:
        return &l->column[col];
    case 1:
        return &l->slash[branch_bound_slash(l->n, row, col)];
    default:
        return &l->backslash[branch_bound_backslash(l->n, row, col)];
    }
}

void
branch_bound_take(struct branch_bound_lines *lines, int row, int col)
{
    for (int i = 0; i < 3; i++)
        *line(lines, i, row, col) = true;
}

void
branch_bound_release(struct branch_bound_lines *lines, int row, int col)
{
    for (int i = 0; i < 3; i++)
        *line(lines, i, row, col) = false;
}

bool
branch_bound_is_free(const struct branch_bound_lines *lines, int row, int col)
{
    struct branch_bound_lines l = *lines;
    bool is_free = true;

    for (int i = 0; i < 3; i++)
        is_free = is_free && !*line(&l, i, row, col);
    return is_free;
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    int next[BOARD_MAX_SIZE + 1] = { 0 }, n = board_size(b), depth = row;

    while (depth >= row) {
        if (depth == n && board_found(b))
            return true;
        if (depth < n && next[depth] < n) {
            int col = next[depth]++;

            if (branch_bound_is_free(lines, depth, col)) {
                board_place(b, depth, col);
                branch_bound_take(lines, depth, col);
                next[++depth] = 0;
            }
        } else if (--depth >= row) {
            branch_bound_release(lines, depth, board_queen(b, depth));
            board_remove(b, depth);
        }
    }
    return false;
}

/* Tell whether each row from ROW on has a safe square.  */
static bool
is_alive(const struct board *b, int row, square_test *is_safe)
{
    int n = board_size(b), col = 0;

    while (row < n && col < n)
        if (is_safe(b, row, col)) {
            row++;
            col = 0;
        } else {
            col++;
        }
    return row == n;
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    int next[BOARD_MAX_SIZE + 1] = { 0 }, n = board_size(b), depth = row;

    while (depth >= row) {
        if (depth == n && board_found(b))
            return true;
        while (depth < n && next[depth] < n && !is_safe(b, depth, next[depth]))
            next[depth]++;
        if (depth < n && next[depth] < n) {
            board_place(b, depth, next[depth]++);
            if (is_alive(b, depth + 1, is_safe))
                next[++depth] = 0;
            else
                board_remove(b, depth);
        } else if (--depth >= row) {
            board_remove(b, depth);
        }
    }
    return false;
}

/* The Hungarian method.  Rows and columns count from 1 here; 0 is nobody, and
   the way by which a row comes in.  */
struct market {
    int n;
    const int *cost;
    int row_price[BOARD_MAX_SIZE + 1], col_price[BOARD_MAX_SIZE + 1];
    int owner[BOARD_MAX_SIZE + 1]; /* the row that has this column */
    int from[BOARD_MAX_SIZE + 1];  /* the column that its owner left for it */
    int least[BOARD_MAX_SIZE + 1]; /* what it costs to come there */
    bool is_seen[BOARD_MAX_SIZE + 1];
};

/* See column COL, and return the cheapest one to go on to.  */
static int
go_on(struct market *m, int col)
{
    int row = m->owner[col], to = 0;

    m->is_seen[col] = true;
    for (int k = 1; k <= m->n; k++) {
        int cost = m->cost[(row - 1) * m->n + k - 1] - m->row_price[row] -
                   m->col_price[k];

        if (m->is_seen[k])
            continue;
        if (cost < m->least[k]) {
            m->least[k] = cost;
            m->from[k] = col;
        }
        if (to == 0 || m->least[k] < m->least[to])
            to = k;
    }
    return to;
}

static void
change_prices(struct market *m, int by)
{
    for (int k = 0; k <= m->n; k++)
        if (m->is_seen[k]) {
            m->row_price[m->owner[k]] += by;
            m->col_price[k] -= by;
        } else {
            m->least[k] -= by;
        }
}

/* Give ROW a column; others may have to change theirs.  */
static void
assign(struct market *m, int row)
{
    int col = 0;

    for (int k = 0; k <= m->n; k++) {
        m->least[k] = COSTS_MAX * BOARD_MAX_SIZE;
        m->is_seen[k] = false;
    }
    m->owner[0] = row;
    do {
        col = go_on(m, col);
        change_prices(m, m->least[col]);
    } while (m->owner[col] != 0);
    for (; col != 0; col = m->from[col])
        m->owner[col] = m->owner[m->from[col]];
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int cost[BOARD_MAX_SIZE * BOARD_MAX_SIZE];
    struct market m = { .n = board_size(b) - row, .cost = cost };
    bool is_taken[BOARD_MAX_SIZE] = { false };
    int n = board_size(b), sum = 0, cells = 0;

    for (int r = 0; r < row; r++) {
        is_taken[board_queen(b, r)] = true;
        sum += costs_at(c, r, board_queen(b, r));
    }
    for (int r = row; r < n; r++)
        for (int col = 0; col < n; col++)
            if (!is_taken[col])
                cost[cells++] = costs_at(c, r, col);
    for (int i = 1; i <= m.n; i++)
        assign(&m, i);
    return sum - m.col_price[0];
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    int next[BOARD_MAX_SIZE + 1] = { 0 }, keep[BOARD_MAX_SIZE];
    int n = board_size(b), row = 0, best = INT_MAX;

    while (row >= 0) {
        int col = row < n ? next[row]++ : n;

        if (col == n) {
            if (--row >= 0)
                board_remove(b, row);
        } else if (is_safe(b, row, col)) {
            board_place(b, row, col);
            if (branch_bound_lower(b, c, row + 1) >= best) {
                board_remove(b, row);
                continue;
            }
            next[++row] = 0;
        }
        if (row == n) {
            best = branch_bound_lower(b, c, n);
            for (int r = 0; r < n; r++)
                keep[r] = board_queen(b, r);
            if (board_found(b))
                return best;
        }
    }
    for (int r = 0; r < n && best < INT_MAX; r++)
        board_place(b, r, keep[r]);
    return best < INT_MAX ? best : -1;
}
