/* test_branch_bound.c - graded suite of lab 03, put together.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "tests/03-branch-and-bound/nodes.h"
#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

const struct grade_lab grade_lab = { "03", "branch-and-bound",
                                     "branch_bound.c" };

struct board *
parts_board(int n)
{
    struct board *b = board_new(n);

    ck_assert_ptr_nonnull(b);
    return b;
}

struct board *
parts_started_board(struct random *r, int n, int *from)
{
    struct board *b = parts_board(n);
    struct nodes tree = nodes_of(b, 0, square_test_queens);
    int i;

    do
        i = random_below(r, tree.count);
    while (nodes_is_full(&tree, i));
    nodes_show(&tree, i, b);
    *from = tree.node[i].rows;
    nodes_free(&tree);
    return b;
}

void
parts_draw(FILE *f, const struct board *b, int row, int col)
{
    if (board_size(b) <= 20)
        complaint_board(f, b, row, col);
    else
        fprintf(f, "    (a board too large to draw)\n");
}

void
grade_add_criteria(struct grade *g)
{
    parts_add_lookup(g);
    parts_add_search(g);
    parts_add_look_ahead(g);
    parts_add_lower(g);
    parts_add_cheapest(g);
}
