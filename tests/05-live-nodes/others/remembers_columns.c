/* remembers_columns.c - right: no helper, no board but where it must be asked,
   one loop that is left in the middle.
   SPDX-License-Identifier: MIT  */
#include "labs/05-live-nodes/live_nodes.h"

static void
put(struct board *b, int row, int col)
{
    board_remove(b, row);
    if (col >= 0)
        board_place(b, row, col);
}

/* Fill COL with the columns of NODE, row by row; what is left with -1.  */
static void
columns_of(const struct live *l, int node, int *col)
{
    for (int row = 0; row < live_size(l); row++)
        col[row] = -1;
    for (; node != LIVE_ROOT; node = live_node(l, node).parent)
        col[live_node(l, node).depth - 1] = live_node(l, node).col;
}

void
live_nodes_show(struct live *l, int node)
{
    int col[BOARD_MAX_SIZE];

    columns_of(l, node, col);
    for (int row = 0; row < live_size(l); row++)
        put(live_board(l), row, col[row]);
}

int
live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                  square_test *is_safe, lower_bound *bound)
{
    unsigned long long used = 0;
    int row = 0, col[BOARD_MAX_SIZE];

    columns_of(l, e, col);
    live_nodes_show(l, e);
    for (; row < live_size(l) && col[row] >= 0; row++)
        used |= 1ULL << col[row];
    for (int i = 0; i < live_size(l); i++) {
        int child, least;

        if (used & 1ULL << i)
            continue;
        put(live_board(l), row, i);
        least = bound(live_board(l), c, row + 1, is_safe);
        if (!is_safe(live_board(l), row, i))
            least = LIVE_NEVER;
        if ((child = live_add(l, e, i, least)) == LIVE_FULL)
            return LIVE_FULL;
        if (!(least < best)) {
            live_kill(l, child);
            continue;
        }
        if (live_node(l, child).depth < live_size(l))
            continue;
        live_found(l, child);
        best = least;
    }
    return best;
}

int
live_nodes_search(struct live *l, const struct costs *c, square_test *is_safe,
                  lower_bound *bound)
{
    int best = LIVE_NEVER, shown = LIVE_ROOT;

    for (;;) {
        int e;

        if (live_count(l) == 0 || live_least(l) >= best)
            break;
        e = live_next(l);
        if (live_node(l, e).bound < best)
            best = live_nodes_expand(l, e, best, c, is_safe, bound);
        else
            live_kill(l, e);
        if (best == LIVE_FULL)
            break;
    }
    if (best != LIVE_FULL)
        for (int i = 1; i < live_generated(l); i++)
            if (live_node(l, i).state == LIVE_ANSWER)
                shown = i;
    live_nodes_show(l, shown);
    return best == LIVE_FULL    ? LIVE_NODES_GAVE_UP
           : best == LIVE_NEVER ? LIVE_NODES_NONE
                                : best;
}

int
live_nodes_lower(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    long long sum = 0;

    for (int r = 0; r < board_size(b); r++) {
        long long least = LIVE_NEVER;

        for (int k = 0; k < board_size(b); k++)
            if ((r < row ? board_queen(b, r) == k : is_safe(b, r, k)) &&
                costs_at(c, r, k) < least)
                least = costs_at(c, r, k);
        sum += least;
    }
    return sum >= LIVE_NEVER ? LIVE_NEVER : (int)sum;
}

int
live_nodes_cheapest(struct live *l, const struct costs *c, square_test *is_safe)
{
    return live_nodes_search(l, c, is_safe, &live_nodes_lower);
}
