/* test_show.c - graded suite of lab 05, part A: the queens of a node.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/scene.h"
#include "tools/base/must.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

static void
complain_about_board(const struct scene *s, int node,
                     const struct board *before, const struct board *right)
{
    FILE *f = complaint_start();

    fprintf(f, "live_nodes_show(list, %d), %d queen%s. Node %d is:\n", node,
            s->task.n, s->task.n == 1 ? "" : "s", node);
    complaint_board(f, right, -1, -1);
    fprintf(f, "but live_board(list) is then:\n");
    complaint_board(f, live_board(s->list), -1, -1);
    if (board_count(before) > 0) {
        fprintf(f, "At the call it was:\n");
        complaint_board(f, before, -1, -1);
        complaint_hint("whatever was on the board before is gone: in which "
                       "rows do you take queens away?");
    }
    complaint_stop();
}

static void
expect_shown(struct scene *s, int node)
{
    struct board *b = live_board(s->list);
    struct board *before = must(board_copy(b)), *right = must(board_copy(b));

    live_guide_show(s->list, node, right);
    live_nodes_show(s->list, node);
    if (!board_is_equal(b, right))
        complain_about_board(s, node, before, right);
    board_free(before);
    board_free(right);
}

/* Show the E-node of S on a board that is empty, ...  */
static void
try_empty(struct scene *s)
{
    expect_shown(s, s->e);
}

/* ... then another node, ...  */
static void
try_another(struct scene *s)
{
    live_guide_show(s->list, s->e, live_board(s->list));
    expect_shown(s, live_generated(s->list) / 2);
}

/* ... then the root, ...  */
static void
try_root(struct scene *s)
{
    live_guide_show(s->list, live_generated(s->list) / 2, live_board(s->list));
    expect_shown(s, LIVE_ROOT);
}

/* Show the E-node of S where the rows from FIRST on have queens.  */
static void
show_on_full(struct scene *s, int first)
{
    struct board *b = live_board(s->list);

    live_guide_show(s->list, s->e, b);
    board_remove(b, 0);
    for (int row = first; row < s->task.n; row++)
        board_place(b, row, (row + s->e) % s->task.n);
    expect_shown(s, s->e);
}

/* ... then the E-node where every row has a queen, ...  */
static void
try_full(struct scene *s)
{
    show_on_full(s, 0);
}

/* ... and where row 0 has none.  */
static void
try_no_first(struct scene *s)
{
    show_on_full(s, 1);
}

START_TEST(the_queens_of_a_node_are_put_on_the_board)
{
    void (*const each[])(struct scene * s) = { try_empty, try_another, try_root,
                                               try_full, try_no_first };

    for (int i = 0; i < 5; i++)
        scene_all(0, square_test_queens, lower_bound_standing, 1, each[i]);
}
END_TEST

void
parts_add_show(struct grade *g)
{
    grade_criterion(g, "live-nodes.show", 2, "the queens of a node");
    grade_hint(g, "live_node(l, node) has the column and the depth of NODE: "
                  "its own queen is in row depth - 1, its parent's in the row "
                  "above, and so on up to row 0.");
    grade_hint(g, "a node of depth d has queens in the rows 0 .. d - 1, the "
                  "other rows have none. which node is the root, and which "
                  "are only in column 0?");
    grade_test(g, the_queens_of_a_node_are_put_on_the_board);
}
