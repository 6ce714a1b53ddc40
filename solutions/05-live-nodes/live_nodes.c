/* live_nodes.c - lab 05: branch and bound with a list of live nodes.
   SPDX-License-Identifier: MIT

   The model answer.  README.md beside this file says what it chose, and why. */
#include "labs/05-live-nodes/live_nodes.h"

/* Part A: the children of a node.  */

void
live_nodes_show(struct live *l, int node)
{
    struct board *b = live_board(l);
    struct live_node v = live_node(l, node);

    for (int row = 0; row < live_size(l); row++)
        board_remove(b, row);
    while (v.depth > 0) {
        board_place(b, v.depth - 1, v.col);
        v = live_node(l, v.parent);
    }
}

static bool
is_column_used(const struct board *b, int rows, int col)
{
    for (int row = 0; row < rows; row++)
        if (board_queen(b, row) == col)
            return true;
    return false;
}

/* Return the bound of the child of the node on B whose queen stands on
   (ROW, COL), with B as it was.  */
static int
bound_of_child(struct board *b, int row, int col, const struct costs *c,
               square_test *is_safe, lower_bound *bound)
{
    int least = LIVE_NEVER;

    if (is_safe(b, row, col)) {
        board_place(b, row, col);
        least = bound(b, c, row + 1, is_safe);
        board_remove(b, row);
    }
    return least;
}

int
live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                  square_test *is_safe, lower_bound *bound)
{
    struct board *b = live_board(l);
    int row = live_node(l, e).depth;

    live_nodes_show(l, e);
    for (int col = 0; col < live_size(l); col++) {
        int least, child;

        if (is_column_used(b, row, col))
            continue;
        least = bound_of_child(b, row, col, c, is_safe, bound);
        child = live_add(l, e, col, least);
        if (child == LIVE_FULL)
            return LIVE_FULL;
        if (least >= best) {
            live_kill(l, child);
        } else if (row + 1 == live_size(l)) {
            live_found(l, child);
            best = least;
        }
    }
    return best;
}

/* Part B: the search.  */

/* Return the last node of L that was found to be an answer, which is the best,
   or the root, which has no queens.  */
static int
last_answer(const struct live *l)
{
    int node = live_generated(l) - 1;

    while (node > LIVE_ROOT && live_node(l, node).state != LIVE_ANSWER)
        node--;
    return node;
}

int
live_nodes_search(struct live *l, const struct costs *c, square_test *is_safe,
                  lower_bound *bound)
{
    int best = LIVE_NEVER;

    while (live_least(l) < best) {
        int e = live_next(l);

        if (live_node(l, e).bound >= best)
            live_kill(l, e);
        else
            best = live_nodes_expand(l, e, best, c, is_safe, bound);
        if (best == LIVE_FULL) {
            live_nodes_show(l, LIVE_ROOT);
            return LIVE_NODES_GAVE_UP;
        }
    }
    live_nodes_show(l, last_answer(l));
    return best == LIVE_NEVER ? LIVE_NODES_NONE : best;
}

/* Part C: a sharper bound.  */

/* Return the least cost of the squares of ROW that IS_SAFE allows; LIVE_NEVER:
   there is none.  */
static int
least_in_row(const struct board *b, const struct costs *c, int row,
             square_test *is_safe)
{
    int least = LIVE_NEVER;

    for (int col = 0; col < board_size(b); col++)
        if (costs_at(c, row, col) < least && is_safe(b, row, col))
            least = costs_at(c, row, col);
    return least;
}

int
live_nodes_lower(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    int bound = 0;

    for (int r = 0; r < row; r++)
        bound += costs_at(c, r, board_queen(b, r));
    for (int r = row; r < board_size(b); r++) {
        int least = least_in_row(b, c, r, is_safe);

        if (least == LIVE_NEVER)
            return LIVE_NEVER;
        bound += least;
    }
    return bound;
}

int
live_nodes_cheapest(struct live *l, const struct costs *c, square_test *is_safe)
{
    return live_nodes_search(l, c, is_safe, live_nodes_lower);
}
