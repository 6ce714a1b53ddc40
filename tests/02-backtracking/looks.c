/* looks.c - what to look for in a search, besides its solutions.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/search.h"

#include <stdlib.h>
#include <string.h>

#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

void
looks_for_more(struct search *s, const struct event *e)
{
    FILE *f;

    if (!s->is_told || e->kind == EVENT_REMOVE)
        return;
    f = search_complain(s);
    fprintf(f, "board_found said stop at solution number %d, but it\n",
            s->stop_at);
    if (e->kind == EVENT_FOUND)
        fprintf(f, "reports another one:\n");
    else
        fprintf(f, "goes on and %s (%d, %d):\n",
                e->kind == EVENT_TRY ? "asks about" : "puts a queen on", e->row,
                e->col);
    complaint_board(f, s->board, e->row, e->col);
    complaint_stop();
}

void
looks_for_attacked(struct search *s, const struct event *e)
{
    FILE *f;

    if (e->kind != EVENT_PLACE || s->is_safe(s->board, e->row, e->col))
        return;
    f = search_complain(s);
    fprintf(f, "it puts a queen on !, where is_safe says no:\n");
    if (square_test_rule(s->is_safe) != NULL)
        complaint_hint("the test need not be the queens' one. do you use any "
                       "other than the one you were given?");
    complaint_board(f, s->board, e->row, e->col);
    complaint_stop();
}

/* Complain about the test of (ROW, COL) at the node on the board B.  */
static void
complain_about_test(const struct search *s, const struct board *b, int row,
                    int col, const char *what)
{
    struct board *node = board_copy(b);
    FILE *f = search_complain(s);

    if (node == NULL)
        abort();
    for (int r = row; r < board_size(b); r++)
        board_remove(node, r);
    fprintf(f, "with these queens above, it %s ? (%d, %d):\n", what, row, col);
    complaint_board(f, node, row, col);
    complaint_stop();
}

/* Complain if some square of ROW was not asked about, at the node on B.  */
static void
expect_row_asked(const struct search *s, const struct board *b, int row)
{
    for (int col = 0; col < board_size(b); col++)
        if (!s->is_asked[row][col])
            complain_about_test(s, b, row, col, "never asks about");
}

/* The queen on (ROW, COL) is gone.  If she was safe there, then everything
   below her must have been asked about.  */
static void
expect_node_done(const struct search *s, int row, int col)
{
    struct board *node = board_copy(s->board);

    if (node == NULL)
        abort();
    board_place(node, row, col);
    if (s->is_safe(node, row, col))
        expect_row_asked(s, node, row + 1);
    board_free(node);
}

void
looks_at_tests(struct search *s, const struct event *e)
{
    int below = e->row + 1;

    if (e->kind == EVENT_TRY) {
        if (s->is_asked[e->row][e->col])
            complain_about_test(s, s->board, e->row, e->col,
                                "asks twice about");
        s->is_asked[e->row][e->col] = true;
        s->asked++;
    }
    if (below == board_size(s->board))
        return;
    if (e->kind == EVENT_PLACE)
        memset(s->is_asked[below], 0, sizeof s->is_asked[below]);
    else if (e->kind == EVENT_REMOVE)
        expect_node_done(s, e->row, e->col);
}

/* Return how many squares there are to be tested: a row of them at each node
   without a queen in the last row.  */
static int
squares_to_test(const struct search *s)
{
    struct board_guide g = { .board = board_copy(s->board),
                             .from = s->row,
                             .is_safe = s->is_safe };

    if (g.board == NULL)
        abort();
    for (int row = s->row; row < board_size(g.board); row++)
        board_remove(g.board, row); /* it may have left some */
    board_guide_begin(&g);
    while (board_guide_find(&g))
        continue;
    board_free(g.board);
    return board_size(s->board) * (1 + g.placements - g.found);
}

void
looks_expect_tests(const struct search *s)
{
    int total = squares_to_test(s);
    FILE *f;

    expect_row_asked(s, s->board, s->row);
    if (s->asked == total)
        return;
    f = search_complain(s);
    fprintf(f, "it asked is_safe %d times, but there are %d squares to\n",
            s->asked, total);
    fprintf(f, "ask about in the whole tree.\n");
    complaint_stop();
}
