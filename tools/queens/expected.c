/* expected.c - the tree of a search that does everything right.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/expected.h"

#include <limits.h>

#include "tests/harness/board_guide.h"
#include "tests/harness/square_tests.h"
#include "tools/queens/record.h"
#include "tools/queens/say.h"

/* A test is a plain function: where it writes down what it is asked.  */
static struct trace *tried;

static bool
test_and_note(const struct board *b, int row, int col)
{
    trace_add(tried, &(struct event){ EVENT_TRY, row, col });
    return square_test_queens(b, row, col);
}

/* A board_guide_killer: the first later row without a safe square.  */
static int
full_row(const struct board *b, int rows, square_test *is_safe)
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

/* Make the moves that G expects, up to LIMIT placements or tests, and let REC
   see them.  */
static void
follow(struct board_guide *g, struct record *rec, const struct request *r)
{
    board_guide_begin(g);
    while (!g->is_over && g->placements < r->max_nodes &&
           trace_counts(rec->trace).tries < r->max_nodes) {
        struct event e = g->next;

        if (e.kind == EVENT_PLACE)
            board_place(g->board, e.row, e.col);
        else if (e.kind == EVENT_REMOVE)
            board_remove(g->board, e.row);
        trace_add(rec->trace, &e);
        if (facts_are_known(r))
            facts_see(&rec->facts, &e);
        board_guide_advance(g, &e);
    }
    rec->fate = g->is_over ? CHILD_DONE : CHILD_LIMITED;
}

bool
expected_is_known(const struct request *r)
{
    return r->method == METHOD_BACKTRACKING || r->method == METHOD_LOOKUP ||
           r->method == METHOD_LOOKAHEAD;
}

struct tree *
expected_tree(const struct request *r, enum tree_kind kind)
{
    bool notes_tests = r->method == METHOD_BACKTRACKING && kind != TREE_PLACED;
    struct board_guide g = {
        .board = say_unless_null(board_new(r->n)),
        .is_safe = notes_tests ? test_and_note : square_test_queens,
        .stop_at = r->stop_at > INT_MAX ? 0 : (int)r->stop_at,
        .killer = r->method == METHOD_LOOKAHEAD ? full_row : NULL,
    };
    struct record rec = { .facts = facts_start(r) };
    struct tree *t;

    rec.trace = say_unless_null(trace_new((size_t)r->max_nodes * 4 + 1000));
    tried = rec.trace;
    follow(&g, &rec, r);
    t = record_tree(&rec, r, kind);
    record_end(&rec);
    board_free(g.board);
    return t;
}
