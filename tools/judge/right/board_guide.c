/* board_guide.c - what a search for queens must do next.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/board_guide.h"

#include <stddef.h>

/* Expect a queen on the first safe square of ROW from COL on that had none.  If
   there is none, the queen of the row before must go; before row FROM none
   may.  */
static void
expect_in_row(struct board_guide *g, int row, int col)
{
    int n = board_size(g->board);

    while (col < n &&
           (g->tried[row] >> col & 1 || !g->is_safe(g->board, row, col)))
        col++;
    if (col < n)
        g->next = (struct event){ EVENT_PLACE, row, col };
    else if (row > g->from)
        g->next = (struct event){ EVENT_REMOVE, row - 1,
                                  board_queen(g->board, row - 1) };
    else
        g->is_over = true;
}

int
board_guide_full_row(const struct board *b, int rows, square_test *is_safe)
{
    int n = board_size(b);

    for (int row = rows; row < n; row++) {
        int col = 0;

        while (col < n && !is_safe(b, row, col))
            col++;
        if (col == n)
            return row;
    }
    return -1;
}

bool
board_guide_kills(int n, int bound, int best)
{
    return bound > n * COSTS_MAX || (best != -1 && bound >= best);
}

/* Tell whether the board, with a last queen in ROW, is a dead node.  */
static bool
is_dead(struct board_guide *g, int row)
{
    int bound = g->floor;

    if (g->looks_ahead)
        g->killing_row = board_guide_full_row(g->board, row + 1, g->is_safe);
    if (g->costs != NULL && g->bound != NULL)
        bound = g->bound(g->self, g->board, row + 1, bound);
    return g->killing_row != -1 ||
           (g->costs != NULL &&
            board_guide_kills(board_size(g->board), bound, g->best));
}

static int
least_in_row(const struct costs *c, int row)
{
    const int *cost = costs_row(c, row);
    int least = COSTS_MAX;

    for (int col = 0; col < costs_size(c); col++)
        if (cost[col] < least)
            least = cost[col];
    return least;
}

/* Return how much more than the least of its row (ROW, COL) costs.  */
static int
surplus(const struct board_guide *g, int row, int col)
{
    if (g->costs == NULL)
        return 0;
    return costs_at(g->costs, row, col) - g->least[row];
}

/* Expect what comes after the queen of (ROW, COL) and all below her.  */
static void
expect_after(struct board_guide *g, int row, int col)
{
    bool is_any_order = g->costs != NULL;

    g->tried[row] |= UINT64_C(1) << col;
    expect_in_row(g, row, is_any_order ? 0 : col + 1);
}

static void
see_place(struct board_guide *g, int row, int col)
{
    bool is_last = row == board_size(g->board) - 1;

    g->placements++;
    if (!is_last)
        g->tried[row + 1] = 0;
    g->floor += surplus(g, row, col);
    if (is_dead(g, row)) {
        g->killed++;
        g->next = (struct event){ EVENT_REMOVE, row, col };
    } else if (is_last) {
        g->next = (struct event){ EVENT_FOUND, -1, -1 };
    } else {
        expect_in_row(g, row + 1, 0);
    }
}

void
board_guide_advance(struct board_guide *g, const struct event *e)
{
    int last = board_size(g->board) - 1;

    g->moves++;
    g->killing_row = -1;
    g->is_over = board_guide_is_stopped(g);
    if (e->kind == EVENT_PLACE) {
        see_place(g, e->row, e->col);
    } else if (e->kind == EVENT_REMOVE) {
        g->floor -= surplus(g, e->row, e->col);
        expect_after(g, e->row, e->col);
    } else {
        if (g->costs != NULL && (g->best == -1 || g->floor < g->best))
            g->best = g->floor;
        g->found++;
        g->is_over = board_guide_is_stopped(g) || last < g->from;
        g->next =
            (struct event){ EVENT_REMOVE, last, board_queen(g->board, last) };
    }
}

void
board_guide_pass(struct board_guide *g)
{
    expect_after(g, g->next.row, g->next.col);
}

bool
board_guide_agrees(const struct board_guide *g, const struct event *e)
{
    if (g->is_over || e->kind != g->next.kind)
        return false;
    if (e->kind == EVENT_FOUND)
        return true;
    if (e->kind == EVENT_PLACE && g->costs != NULL)
        return e->row == g->next.row && !(g->tried[e->row] >> e->col & 1);
    return e->row == g->next.row && e->col == g->next.col;
}

void
board_guide_step(struct board_guide *g)
{
    struct event e = g->next;

    if (e.kind == EVENT_PLACE)
        board_place(g->board, e.row, e.col);
    else if (e.kind == EVENT_REMOVE)
        board_remove(g->board, e.row);
    board_guide_advance(g, &e);
}

/* Make moves up to the next of KIND.  */
static bool
go_on_to(struct board_guide *g, enum event_kind kind)
{
    enum event_kind made = kind == EVENT_FOUND ? EVENT_PLACE : EVENT_FOUND;

    while (!g->is_over && made != kind) {
        made = g->next.kind;
        board_guide_step(g);
    }
    return made == kind;
}

bool
board_guide_place(struct board_guide *g)
{
    return go_on_to(g, EVENT_PLACE);
}

bool
board_guide_find(struct board_guide *g)
{
    return go_on_to(g, EVENT_FOUND);
}

bool
board_guide_is_stopped(const struct board_guide *g)
{
    return g->stop_at > 0 && g->found >= g->stop_at;
}

void
board_guide_begin(struct board_guide *g)
{
    int n = board_size(g->board);

    g->killing_row = -1;
    g->best = -1;
    for (int row = 0; row < n && g->costs != NULL; row++) {
        g->least[row] = least_in_row(g->costs, row);
        g->floor += g->least[row];
        if (row < g->from)
            g->floor += surplus(g, row, board_queen(g->board, row));
    }
    g->root = g->floor;
    if (g->from < n)
        expect_in_row(g, g->from, 0);
    else
        g->next = (struct event){ EVENT_FOUND, -1, -1 };
}
