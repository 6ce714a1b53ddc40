/* expected.c - the tree of a search that does everything right.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/expected.h"

#include <limits.h>
#include <stdlib.h>

#include "tests/harness/board_guide.h"
#include "tests/harness/maze_guide.h"
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

/* A maze_guide_mark.  */
struct marks {
    const struct maze *maze;
    bool *been; /* by cell */
};

static bool *
mark_of(const struct marks *m, struct maze_cell cell)
{
    return &m->been[cell.row * maze_cols(m->maze) + cell.col];
}

static bool
is_marked(const void *self, struct maze_cell cell)
{
    return *mark_of(self, cell);
}

/* Lead the rat of M to the first way, and let REC see it.  */
static void
lead(struct maze *m, const struct marks *marks, struct record *rec)
{
    struct maze_cell start = maze_start(m);
    struct event e = { EVENT_ENTER, start.row, start.col };

    do {
        if (e.kind == EVENT_ENTER) {
            maze_enter(m, e.row, e.col);
            *mark_of(marks, (struct maze_cell){ e.row, e.col }) = true;
        } else if (e.kind == EVENT_LEAVE) {
            maze_leave(m);
        }
        trace_add(rec->trace, &e);
        if (e.kind == EVENT_FOUND || maze_steps(m) < 0)
            break;
        e = maze_guide_next(m, &e, is_marked, marks);
    } while (true);
}

static void
expect_path(const struct request *r, struct record *rec)
{
    struct maze *m = say_unless_null(maze_copy(r->maze));
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct marks marks = { m, say_unless_null(calloc(cells, sizeof(bool))) };

    lead(m, &marks, rec);
    rec->fate = CHILD_DONE;
    free(marks.been);
    maze_free(m);
}

bool
expected_is_known(const struct request *r)
{
    return r->method == METHOD_BACKTRACKING || r->method == METHOD_LOOKUP ||
           r->method == METHOD_LOOKAHEAD || r->method == METHOD_PATH;
}

static void
expect_queens(const struct request *r, enum tree_kind kind, struct record *rec)
{
    bool notes_tests = r->method == METHOD_BACKTRACKING && kind != TREE_PLACED;
    struct board_guide g = {
        .board = say_unless_null(board_new(r->n)),
        .is_safe = notes_tests ? test_and_note : square_test_queens,
        .stop_at = r->stop_at > INT_MAX ? 0 : (int)r->stop_at,
        .killer = r->method == METHOD_LOOKAHEAD ? full_row : NULL,
    };

    tried = rec->trace;
    follow(&g, rec, r);
    board_free(g.board);
}

struct tree *
expected_tree(const struct request *r, enum tree_kind kind)
{
    struct record rec = { .facts = facts_start(r) };
    struct tree *t;

    rec.trace = say_unless_null(trace_new((size_t)r->max_nodes * 4 + 1000));
    if (r->maze != NULL)
        expect_path(r, &rec);
    else
        expect_queens(r, kind, &rec);
    t = record_tree(&rec, r, kind);
    record_end(&rec);
    return t;
}
