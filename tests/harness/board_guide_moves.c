/* board_guide_moves.c - what a search for queens must do next: the moves.
   SPDX-License-Identifier: MIT

   Apart from board_guide.c, which complains, so that programs without a judge
   can have the moves of a right search too.  */
#include "tests/harness/board_guide.h"

#include <stddef.h>

/* Expect a queen on the first safe square of ROW from COL on.  If there is
   none, the queen of the row before must go; before row FROM none may.  */
static void
expect_in_row(struct board_guide *g, int row, int col)
{
    int n = board_size(g->board);

    while (col < n && !g->is_safe(g->board, row, col))
        col++;
    if (col < n)
        g->next = (struct event){ EVENT_PLACE, row, col };
    else if (row > g->from)
        g->next = (struct event){ EVENT_REMOVE, row - 1,
                                  board_queen(g->board, row - 1) };
    else
        g->is_over = true;
}

/* Expect what comes after a queen on (ROW, COL), not in the last row.  */
static void
expect_below(struct board_guide *g, int row, int col)
{
    if (g->killer != NULL)
        g->killing_row = g->killer(g->board, row + 1, g->is_safe);
    if (g->killing_row != -1) {
        g->killed++;
        g->next = (struct event){ EVENT_REMOVE, row, col };
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
    if (e->kind == EVENT_PLACE) {
        g->placements++;
        if (e->row == last)
            g->next = (struct event){ EVENT_FOUND, -1, -1 };
        else
            expect_below(g, e->row, e->col);
    } else if (e->kind == EVENT_REMOVE) {
        expect_in_row(g, e->row, e->col + 1);
    } else {
        g->is_over = ++g->found == g->stop_at;
        g->next =
            (struct event){ EVENT_REMOVE, last, board_queen(g->board, last) };
    }
}

bool
board_guide_is_stopped(const struct board_guide *g)
{
    return g->found > 0 && g->found == g->stop_at;
}

void
board_guide_begin(struct board_guide *g)
{
    g->killing_row = -1;
    expect_in_row(g, g->from, 0);
}
