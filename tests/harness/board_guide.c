/* board_guide.c - what a search for queens must do next.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/board_guide.h"

#include <stdlib.h>

#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

static void
say_expected(FILE *f, const struct board_guide *g)
{
    if (g->is_over)
        fprintf(f, "return %s.\n",
                board_guide_is_stopped(g) ? "true" : "false");
    else if (g->next.kind == EVENT_PLACE)
        fprintf(f, "put a queen on (%d, %d).\n", g->next.row, g->next.col);
    else if (g->next.kind == EVENT_REMOVE)
        fprintf(f, "take the queen off (%d, %d).\n", g->next.row, g->next.col);
    else
        fprintf(f, "report a solution.\n");
    if (g->killing_row != -1)
        fprintf(f, "No square of row %d is safe any more.\n", g->killing_row);
}

/* Name the node B by the columns of its queens, one a row; - has none.  */
static void
say_path(FILE *f, const struct board *b)
{
    int left = board_count(b);

    if (left == 0)
        return;
    fprintf(f, "Path from the root: columns");
    for (int row = 0; left > 0; row++)
        if (board_queen(b, row) == -1) {
            fprintf(f, " -");
        } else {
            fprintf(f, " %d", board_queen(b, row));
            left--;
        }
    fputs(".\n", f);
}

/* Say that at the node BEFORE something else was done than expected, at the
   square (ROW, COL) if that is not (-1, -1).  */
static void
complain(const struct board_guide *g, const struct board *before, int row,
         int col, const char *what)
{
    const char *rule = square_test_rule(g->is_safe);
    FILE *f = complaint_start();

    if (rule != NULL)
        fprintf(f, "With an is_safe that %s:\n", rule);
    fprintf(f, "%s, %d queen%s, leaves the\nexpected tree with move %d, ",
            g->call, board_size(before), board_size(before) == 1 ? "" : "s",
            g->moves + 1);
    fprintf(f, board_count(before) == 0 ? "at the root:\n" : "at this node:\n");
    complaint_board(f, before, row, col);
    say_path(f, before);
    fprintf(f, "It %s, but the next thing to do is to\n", what);
    say_expected(f, g);
    complaint_stop();
}

/* Complain of the move E, which is made already.  */
static void
depart(const struct board_guide *g, const struct event *e)
{
    struct board *before = board_copy(g->board);
    char what[80];

    if (before == NULL)
        abort();
    if (e->kind == EVENT_PLACE) {
        board_remove(before, e->row);
        snprintf(what, sizeof what, "puts a queen on ? (%d, %d)", e->row,
                 e->col);
    } else if (e->kind == EVENT_REMOVE) {
        board_place(before, e->row, e->col);
        snprintf(what, sizeof what, "takes the queen off ! (%d, %d)", e->row,
                 e->col);
    } else {
        snprintf(what, sizeof what, "reports a solution");
    }
    complain(g, before, e->row, e->col, what);
}

static bool
see(void *self, const struct event *e)
{
    struct board_guide *g = self;

    if (e->kind == EVENT_TRY)
        return false;
    if (g->is_over || e->kind != g->next.kind ||
        (e->kind != EVENT_FOUND &&
         (e->row != g->next.row || e->col != g->next.col)))
        depart(g, e);
    board_guide_advance(g, e);
    return board_guide_is_stopped(g);
}

void
board_guide_start(struct board_guide *g)
{
    struct watcher w = { see, g };

    board_guide_begin(g);
    board_watch(g->board, &w);
}

void
board_guide_end(struct board_guide *g, bool said)
{
    if (!g->is_over || said != board_guide_is_stopped(g))
        complain(g, g->board, -1, -1, said ? "returns true" : "returns false");
    board_watch(g->board, NULL);
}
