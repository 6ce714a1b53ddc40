/* marks_bound.c - where a bound of least-cost queens is wrong.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/marks/marks.h"

#include <limits.h>
#include <stdio.h>

#include "tools/base/must.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"

/* Return a board with the queens down to NODE of T, or NULL if nobody knows a
   bound there: they do not fill the rows from the first on, or attack each
   other on a board that is not full.  The caller releases it.  */
static struct board *
board_of(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);
    bool is_full = v->depth == tree_board_size(t);
    struct board *b;

    for (int i = node; i > 0; i = tree_node(t, i)->parent)
        if (tree_node(t, i)->row != tree_node(t, i)->depth - 1 ||
            (tree_node(t, i)->flags & TREE_ILLEGAL && !is_full))
            return NULL;
    b = must(tree_board(t, node));
    board_place(b, v->row, v->col);
    return b;
}

/* Return the bound of NODE of T.  A node of a list that no queen attacks,
   killed without a number, was said to lead nowhere.  */
static int
bound_of(const struct tree *t, int node)
{
    const struct tree_node *v = tree_node(t, node);
    int bound = tree_fact(t, node)->bound;

    return bound == TREE_UNKNOWN && tree_kind(t) == TREE_LIST &&
                   v->state == TREE_KILLED && v->reason == TREE_BOUND
               ? INT_MAX
               : bound;
}

static void
mark(struct tree *t, int node, const struct costs *c)
{
    int bound = bound_of(t, node), depth = tree_node(t, node)->depth;
    struct board *b = bound != TREE_UNKNOWN ? board_of(t, node) : NULL;
    const char *had = tree_note(t, node);
    int least;
    char note[80];

    if (b == NULL)
        return;
    least = solutions_least_cost(b, depth, square_test_queens, c);
    board_free(b);
    if (least == -1 || bound == least ||
        (bound < least && depth < costs_size(c)))
        return;
    snprintf(note, sizeof note, "%.30s%sleast %d", had != NULL ? had : "",
             had != NULL ? "\n" : "", least);
    tree_set_mark(t, node, TREE_FALSE_BOUND);
    if (tree_set_note(t, node, note) != 0)
        must_fail();
}

void
marks_bound(struct tree *t, const struct costs *c)
{
    if (costs_size(c) > MARKS_BOUND_MAX_SIZE ||
        tree_size(t) > MARKS_BOUND_MAX_NODES)
        return;
    for (int i = 1; i < tree_size(t); i++)
        mark(t, i, c);
}
