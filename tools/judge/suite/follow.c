/* follow.c - a search for queens, followed move by move.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/follow.h"

#include <stdlib.h>

#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

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

/* Return a hint for who does something else than F expects: it puts a queen on
   the square (ROW, COL) of BEFORE, if that is IS_PLACED.  NULL: none.  */
static const char *
hint_for(const struct follow *f, const struct board *before, int row, int col,
         bool is_placed)
{
    const struct board_guide *g = &f->guide;

    if (board_guide_is_stopped(g))
        return "when board_found has returned true, every call that is still "
               "open returns true at once, and moves no queen: do you look at "
               "what the call below returned?";
    if (f->has_said_true)
        return "true means that board_found said stop, and nothing else: what "
               "do you do with what it returned, and with what the call below "
               "returned?";
    if (g->is_over)
        return NULL;
    if (is_placed && row >= g->from && !g->is_safe(before, row, col))
        return "that square is not free: what do you ask before you put a "
               "queen there, and is what it looks at up to date by then?";
    if (is_placed && g->killing_row != -1)
        return "which rows do you look at after placing a queen, and do you "
               "ask is_safe about every square of them?";
    if (g->moves == 0 && row == -1)
        return "not one queen was put on the board: the board that you are "
               "given is the one to search on.";
    if (g->next.kind == EVENT_PLACE)
        return f->passed_over;
    if (g->next.kind == EVENT_REMOVE)
        return "a queen below whom nothing is left goes before anything else "
               "is done: does every board_place have its board_remove?";
    return NULL;
}

/* Say that at the node BEFORE something else was done than expected, at the
   square (ROW, COL) if that is not (-1, -1).  */
static void
complain(const struct follow *f, const struct board *before, int row, int col,
         bool is_placed, const char *what)
{
    const char *rule = square_test_rule(f->guide.is_safe);
    FILE *out = complaint_start();

    if (rule != NULL)
        fprintf(out, "With an is_safe that %s:\n", rule);
    fprintf(out, "%s, %d queen%s, leaves the\nexpected tree with move %d, ",
            f->call, board_size(before), board_size(before) == 1 ? "" : "s",
            f->guide.moves + 1);
    fprintf(out,
            board_count(before) == 0 ? "at the root:\n" : "at this node:\n");
    complaint_board(out, before, row, col);
    say_path(out, before);
    fprintf(out, "It %s, but the next thing to do is to\n", what);
    say_expected(out, &f->guide);
    complaint_hint(hint_for(f, before, row, col, is_placed));
    complaint_stop();
}

/* Complain of the move E, which is made already.  */
static void
depart(const struct follow *f, const struct event *e)
{
    struct board *before = board_copy(f->guide.board);
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
    complain(f, before, e->row, e->col, e->kind == EVENT_PLACE, what);
}

static bool
see(void *self, const struct event *e)
{
    struct follow *f = self;
    struct board_guide *g = &f->guide;

    if (e->kind == EVENT_TRY)
        return false;
    if (!board_guide_agrees(g, e))
        depart(f, e);
    board_guide_advance(g, e);
    return board_guide_is_stopped(g);
}

void
follow_start(struct follow *f)
{
    struct watcher w = { see, f };

    board_guide_begin(&f->guide);
    board_watch(f->guide.board, &w);
    ahead_stop_at(f->guide.stop_at);
}

void
follow_end(struct follow *f, bool said)
{
    const struct board_guide *g = &f->guide;

    f->has_said_true = said;
    if (!g->is_over || said != board_guide_is_stopped(g))
        complain(f, g->board, -1, -1, false,
                 said ? "returns true" : "returns false");
    board_watch(g->board, NULL);
}
