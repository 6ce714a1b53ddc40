/* looks.c - what to look for in a search, besides its solutions.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/looks.h"

#include <string.h>

#include "tests/harness/complaint.h"

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
    complaint_board(f, s->board, e->row, e->col);
    complaint_stop();
}

/* Complain about the test of (ROW, COL) at the node on the board.  */
static void
complain_about_test(const struct search *s, int row, int col, const char *what)
{
    FILE *f = search_complain(s);

    fprintf(f, "with these queens in the rows above, it %s is_safe about\n",
            what);
    fprintf(f, "the square ? or ! (%d, %d):\n", row, col);
    complaint_board(f, s->board, row, col);
    complaint_stop();
}

/* Complain if some square of ROW was not asked about.  */
static void
expect_row_asked(const struct search *s, int row)
{
    for (int col = 0; col < board_size(s->board); col++)
        if (!s->is_asked[row][col])
            complain_about_test(s, row, col, "never asked");
}

void
looks_at_tests(struct search *s, const struct event *e)
{
    int below = e->row + 1;

    if (e->kind == EVENT_TRY) {
        if (s->is_asked[e->row][e->col])
            complain_about_test(s, e->row, e->col, "twice asked");
        s->is_asked[e->row][e->col] = true;
        s->asked++;
    }
    if (below == board_size(s->board))
        return;
    if (e->kind == EVENT_PLACE)
        memset(s->is_asked[below], 0, sizeof s->is_asked[below]);
    else if (e->kind == EVENT_REMOVE)
        expect_row_asked(s, below);
}

void
looks_expect_tests(const struct search *s, int total)
{
    FILE *f;

    expect_row_asked(s, s->row);
    if (s->asked == total)
        return;
    f = search_complain(s);
    fprintf(f, "it asked is_safe %d times, but there are %d squares to\n",
            s->asked, total);
    fprintf(f, "ask about in the whole tree.\n");
    complaint_stop();
}
