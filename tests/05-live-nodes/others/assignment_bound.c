/* assignment_bound.c - right: the bound gives each later row a column of its
   own, as cheap as can be: the assignment problem, which forgets the diagonals
   among the queens to come.
   SPDX-License-Identifier: MIT  */
#include "labs/05-live-nodes/live_nodes.h"

/* A square that is not allowed costs more than all others together.  */
enum { FORBIDDEN = BOARD_MAX_SIZE * COSTS_MAX + 1 };

void
live_nodes_show(struct live *l, int node)
{
    struct board *b = live_board(l);

    for (int row = live_size(l) - 1; row >= 0; row--) {
        struct live_node v = live_node(l, node);

        board_remove(b, row);
        if (v.depth == row + 1) {
            board_place(b, row, v.col);
            node = v.parent;
        }
    }
}

static int
bound_at(const struct board *b, const struct costs *c, int row, int col,
         square_test *is_safe, lower_bound *bound)
{
    struct board *child;
    int least = LIVE_NEVER;

    if (!is_safe(b, row, col))
        return LIVE_NEVER;
    child = board_copy(b);
    board_place(child, row, col);
    least = bound(child, c, row + 1, is_safe);
    board_free(child);
    return least;
}

int
live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                  square_test *is_safe, lower_bound *bound)
{
    int n = live_size(l), row = live_node(l, e).depth;
    bool used[BOARD_MAX_SIZE] = { false };

    live_nodes_show(l, e);
    for (int r = 0; r < row; r++)
        used[board_queen(live_board(l), r)] = true;
    for (int col = 0; col < n; col++)
        if (!used[col]) {
            int least = bound_at(live_board(l), c, row, col, is_safe, bound);
            int child = live_add(l, e, col, least);

            if (child == LIVE_FULL)
                return LIVE_FULL;
            if (least >= best)
                live_kill(l, child);
            else if (row == n - 1)
                live_found(l, child), best = least;
        }
    return best;
}

int
live_nodes_search(struct live *l, const struct costs *c, square_test *is_safe,
                  lower_bound *bound)
{
    int best = LIVE_NEVER, answer = LIVE_ROOT;

    while (live_least(l) < best) {
        int e = live_next(l), before = best;

        if (live_node(l, e).bound >= best) {
            live_kill(l, e);
            continue;
        }
        best = live_nodes_expand(l, e, best, c, is_safe, bound);
        if (best == LIVE_FULL)
            break;
        if (best < before)
            answer = live_generated(l) - 1; /* one row is left: one child */
    }
    live_nodes_show(l, best == LIVE_FULL ? LIVE_ROOT : answer);
    if (best == LIVE_FULL)
        return LIVE_NODES_GAVE_UP;
    return answer == LIVE_ROOT ? LIVE_NODES_NONE : best;
}

/* What the Hungarian method keeps: prices of rows and columns, from 1, and
   which row has each column.  */
struct prices {
    int row[BOARD_MAX_SIZE + 1], col[BOARD_MAX_SIZE + 1];
    int owner[BOARD_MAX_SIZE + 1], way[BOARD_MAX_SIZE + 1];
};

/* Let row I of the N x N costs COST have a column, too.  */
static void
assign(struct prices *p, int cost[][BOARD_MAX_SIZE + 1], int n, int i)
{
    int least[BOARD_MAX_SIZE + 1], j = 0;
    bool seen[BOARD_MAX_SIZE + 1] = { false };

    for (int k = 0; k <= n; k++)
        least[k] = LIVE_NEVER;
    p->owner[0] = i;
    do {
        int row = p->owner[j], next = 0, step = LIVE_NEVER;

        seen[j] = true;
        for (int k = 1; k <= n; k++) {
            int price = cost[row][k] - p->row[row] - p->col[k];

            if (!seen[k] && price < least[k])
                least[k] = price, p->way[k] = j;
            if (!seen[k] && least[k] < step)
                step = least[k], next = k;
        }
        for (int k = 0; k <= n; k++)
            if (seen[k])
                p->row[p->owner[k]] += step, p->col[k] -= step;
            else if (least[k] != LIVE_NEVER)
                least[k] -= step;
        j = next;
    } while (p->owner[j] != 0);
    for (; j != 0; j = p->way[j])
        p->owner[j] = p->owner[p->way[j]];
}

int
live_nodes_lower(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    static int cost[BOARD_MAX_SIZE + 1][BOARD_MAX_SIZE + 1];
    struct prices p = { 0 };
    int n = board_size(b), sum = 0;

    for (int i = 0; i < n * n; i++) {
        int r = i / n, k = i % n;
        bool is_allowed = r < row ? board_queen(b, r) == k : is_safe(b, r, k);

        cost[r + 1][k + 1] = is_allowed ? costs_at(c, r, k) : FORBIDDEN;
    }
    for (int i = 1; i <= n; i++)
        assign(&p, cost, n, i);
    for (int k = 1; k <= n; k++) {
        if (cost[p.owner[k]][k] == FORBIDDEN)
            return LIVE_NEVER;
        sum += cost[p.owner[k]][k];
    }
    return sum;
}

int
live_nodes_cheapest(struct live *l, const struct costs *c, square_test *is_safe)
{
    return live_nodes_search(l, c, is_safe, live_nodes_lower);
}
