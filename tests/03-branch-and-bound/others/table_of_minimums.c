/* table_of_minimums.c - another right answer to lab 03: no loop in part A,
   and cheapest does not call lower: it makes a table of what the later rows
   cost, once, and hands the cost of the queens along.
   SPDX-License-Identifier: MIT  */
#include "labs/03-branch-and-bound/branch_bound.h"

int
branch_bound_slash(int n, int row, int col)
{
    return row + col;
}

int
branch_bound_backslash(int n, int row, int col)
{
    return row + (n - 1 - col);
}

static int
count(const struct branch_bound_lines *l, int row, int col)
{
    return l->column[col] + l->slash[row + col] +
           l->backslash[row + (l->n - 1 - col)];
}

void
branch_bound_take(struct branch_bound_lines *l, int row, int col)
{
    l->column[col] = 1;
    l->slash[row + col] = 1;
    l->backslash[row + (l->n - 1 - col)] = 1;
}

void
branch_bound_release(struct branch_bound_lines *l, int row, int col)
{
    l->column[col] = 0;
    l->slash[row + col] = 0;
    l->backslash[row + (l->n - 1 - col)] = 0;
}

bool
branch_bound_is_free(const struct branch_bound_lines *l, int row, int col)
{
    return count(l, row, col) < 1;
}

/* Try (ROW, COL) and what comes after it.  */
static bool
go(struct board *b, struct branch_bound_lines *l, int row, int col)
{
    bool over;

    if (row == l->n)
        return board_found(b);
    if (col == l->n)
        return false;
    if (!branch_bound_is_free(l, row, col))
        return go(b, l, row, col + 1);
    branch_bound_take(l, row, col);
    board_place(b, row, col);
    over = go(b, l, row + 1, 0);
    if (over)
        return over;
    branch_bound_release(l, row, col);
    board_remove(b, row);
    return go(b, l, row, col + 1);
}

bool
branch_bound_solve(struct board *b, int row, struct branch_bound_lines *lines)
{
    return go(b, lines, row, 0);
}

/* Tell whether some row from ROW on has no safe square.  */
static bool
dead_from(struct board *b, int row, square_test *t)
{
    int safe = 0;

    if (row == board_size(b))
        return false;
    for (int c = 0; c < board_size(b); c++)
        safe += t(b, row, c) ? 1 : 0;
    return safe == 0 || dead_from(b, row + 1, t);
}

bool
branch_bound_look_ahead(struct board *b, int row, square_test *is_safe)
{
    bool over = row == board_size(b) && board_found(b);

    for (int c = 0; row < board_size(b) && c < board_size(b) && !over; c++) {
        if (!is_safe(b, row, c))
            continue;
        board_place(b, row, c);
        over = !dead_from(b, row + 1, is_safe) &&
               branch_bound_look_ahead(b, row + 1, is_safe);
        if (!over)
            board_remove(b, row);
    }
    return over;
}

/* Return the least cost in ROW from COL on.  */
static int
least(const struct costs *c, int row, int col)
{
    int here = costs_at(c, row, col), rest;

    if (col + 1 == costs_size(c))
        return here;
    rest = least(c, row, col + 1);
    return here < rest ? here : rest;
}

int
branch_bound_lower(const struct board *b, const struct costs *c, int row)
{
    int sum = 0;

    for (int r = costs_size(c); r-- > 0;)
        sum += r < row ? costs_at(c, r, board_queen(b, r)) : least(c, r, 0);
    return sum;
}

struct hunt {
    struct board *board;
    struct board *best; /* NULL: none */
    const struct costs *c;
    square_test *t;
    int rest[BOARD_MAX_SIZE + 1];
    int cost;
    bool over;
};

static void
hunt(struct hunt *h, int row, int cost)
{
    int n = board_size(h->board);

    if (row == n) {
        board_free(h->best);
        h->best = board_copy(h->board);
        h->cost = cost;
        h->over = board_found(h->board);
        return;
    }
    for (int col = 0; col < n && !h->over; col++) {
        int bound = cost + costs_at(h->c, row, col) + h->rest[row + 1];

        if (h->best != NULL && bound >= h->cost)
            continue;
        if (!h->t(h->board, row, col))
            continue;
        board_place(h->board, row, col);
        hunt(h, row + 1, cost + costs_at(h->c, row, col));
        board_remove(h->board, row);
    }
}

int
branch_bound_cheapest(struct board *b, const struct costs *c,
                      square_test *is_safe)
{
    struct hunt h = { .board = b, .c = c, .t = is_safe };

    for (int row = board_size(b) - 1; row >= 0; row--)
        h.rest[row] = h.rest[row + 1] + least(c, row, 0);
    hunt(&h, 0, 0);
    if (h.best == NULL)
        return -1;
    for (int row = 0; row < board_size(b); row++)
        board_place(b, row, board_queen(h.best, row));
    board_free(h.best);
    return h.cost;
}
