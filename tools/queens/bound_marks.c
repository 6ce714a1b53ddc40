/* bound_marks.c - where a bound of least-cost queens is wrong.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/bound_marks.h"

#include <limits.h>
#include <stdio.h>

#include "tests/harness/oracle.h"
#include "tools/queens/say.h"

/* Put the columns of the queens down to NODE of T into COLS.  Return false if
   they do not fill the rows from the first on.  */
static bool
read_columns(const struct tree *t, int node, int *cols)
{
    for (; node > 0; node = tree_node(t, node)->parent) {
        const struct tree_node *v = tree_node(t, node);

        if (v->row != v->depth - 1)
            return false;
        cols[v->row] = v->col;
    }
    return true;
}

static int
cost_of(const struct costs *c, const int *cols)
{
    int cost = 0;

    for (int row = 0; row < costs_size(c); row++)
        cost += costs_at(c, row, cols[row]);
    return cost;
}

/* Return the least cost of the answers that have the first FIXED of COLS, or
   INT_MAX if there is none.  */
static int
least_cost(const struct costs *c, int fixed, int *cols)
{
    int n = costs_size(c), least = INT_MAX;

    if (fixed == n)
        return cost_of(c, cols);
    for (int row = fixed; row < n; row++)
        cols[row] = row < n - 1 ? 0 : -1;
    while (oracle_next_safe(n, fixed, n, cols))
        if (cost_of(c, cols) < least)
            least = cost_of(c, cols);
    return least;
}

static void
mark(struct tree *t, int node, const struct costs *c)
{
    const struct tree_fact *fact = tree_fact(t, node);
    int depth = tree_node(t, node)->depth;
    int cols[BOARD_MAX_SIZE], least;
    char note[40];

    if (fact->bound == TREE_UNKNOWN || !read_columns(t, node, cols))
        return;
    least = least_cost(c, depth, cols);
    if (depth == costs_size(c) ? fact->bound == least : fact->bound <= least)
        return;
    snprintf(note, sizeof note, "least %d", least);
    tree_set_mark(t, node, TREE_FALSE_BOUND);
    if (tree_set_note(t, node, note) != 0)
        say_no_memory();
}

void
bound_marks_set(struct tree *t, const struct costs *c)
{
    if (costs_size(c) > BOUND_MARKS_MAX_SIZE ||
        tree_size(t) > BOUND_MARKS_MAX_NODES)
        return;
    for (int i = 1; i < tree_size(t); i++)
        mark(t, i, c);
}
