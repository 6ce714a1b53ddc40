/* test_branch_bound.c - graded suite of lab 03, put together.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "tools/base/must.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

const struct grade_lab grade_lab = { "03", "branch-and-bound",
                                     "branch_bound.c" };

struct board *
parts_board(int n)
{
    return must(board_new(n));
}

struct board *
parts_started_board(struct random *r, int n, int *from)
{
    struct board_guide g = { .board = parts_board(n),
                             .is_safe = square_test_queens };
    struct board *b = NULL;
    int seen = 0;

    board_guide_begin(&g);
    do
        if (board_count(g.board) < n && random_below(r, ++seen) == 0) {
            board_free(b);
            b = board_copy(g.board);
        }
    while (board_guide_place(&g));
    board_free(g.board);
    *from = board_count(must(b));
    return b;
}

static bool
go_on(void *self, const struct event *e)
{
    return false;
}

struct board *
parts_begun(void)
{
    struct board *b = parts_board(4);
    struct watcher w = { go_on, NULL };

    board_place(b, 0, 1);
    board_watch(b, &w);
    return b;
}

void
parts_large(int rows, bool (*can_begin)(void), void (*try_one)(struct board *b))
{
    for (int i = 0; can_begin() && i < SOLUTIONS_SIZES; i++)
        try_one(
            solutions_started(solutions_sizes[i], solutions_sizes[i] - rows));
}

void
grade_add_criteria(struct grade *g)
{
    codes_forget();
    parts_add_lookup(g);
    parts_add_search(g);
    parts_add_look_ahead(g);
    parts_add_lower(g);
    parts_add_cheapest(g);
}
