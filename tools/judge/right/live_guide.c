/* live_guide.c - what a search over a list of live nodes must do next.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/live_guide.h"

_Static_assert(BOARD_MAX_SIZE <= 64, "a row has more columns than bits");

/* By columns, as they are spelt on the way from the root.  */
static void
path_of(const struct live *l, int node, int *cols)
{
    for (struct live_node v = live_node(l, node); v.depth > 0;
         v = live_node(l, v.parent))
        cols[v.depth - 1] = v.col;
}

/* Put queens on the first DEPTH rows of B, in COLS, and on no others.  */
static void
put_queens(struct board *b, const int *cols, int depth)
{
    const signed char *now = board_columns(b);

    for (int row = 0; row < board_size(b); row++) {
        int col = row < depth ? cols[row] : -1;

        if (now[row] == col)
            continue;
        board_remove(b, row);
        if (col != -1)
            board_place(b, row, col);
    }
}

void
live_guide_show(const struct live *l, int node, struct board *b)
{
    int cols[BOARD_MAX_SIZE];

    path_of(l, node, cols);
    put_queens(b, cols, live_node(l, node).depth);
}

bool
live_guide_uses(const struct live *l, int node, int col)
{
    struct live_node v = live_node(l, node);

    while (v.depth > 0 && v.col != col)
        v = live_node(l, v.parent);
    return v.depth > 0;
}

int
live_guide_floor(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    int n = board_size(b), cheapest[BOARD_MAX_SIZE], sum = 0;

    for (int r = 0; r < n; r++)
        cheapest[r] = LIVE_NEVER;
    for (int i = n * n - 1; i >= 0; i--) {
        int r = i / n, col = i % n, cost = costs_at(c, r, col);

        if (cost < cheapest[r] &&
            (r < row ? board_queen(b, r) == col : is_safe(b, r, col)))
            cheapest[r] = cost;
    }
    for (int r = 0; r < n && sum != LIVE_NEVER; r++)
        sum = cheapest[r] == LIVE_NEVER ? LIVE_NEVER : sum + cheapest[r];
    return sum;
}

/* Let NODE be G's E-node.  */
static void
take(struct live_guide *g, int node)
{
    g->e_node = node;
    g->rows = live_node(g->list, node).depth;
    path_of(g->list, node, g->cols);
    g->used = 0;
    for (int row = 0; row < g->rows; row++)
        g->used |= UINT64_C(1) << g->cols[row];
}

/* Return the next column after COL that G's E-node leaves free, or the size of
   the board: none.  */
static int
next_free(const struct live_guide *g, int col)
{
    int n = live_size(g->list);

    for (col++; col < n; col++)
        if ((g->used >> col & 1) == 0)
            return col;
    return n;
}

/* Note what the child of G's E-node in G's column is.  */
static void
look_at_child(struct live_guide *g)
{
    struct board *b = live_board(g->list);
    int row = g->rows;

    put_queens(b, g->cols, row);
    g->is_attacked = !g->is_safe(b, row, g->col);
    board_place(b, row, g->col);
    g->child_bound = g->is_attacked
                         ? LIVE_NEVER
                         : g->bound(b, g->costs, row + 1, g->is_safe);
}

static void
expect_turn(struct live_guide *g)
{
    g->is_over = g->is_expansion || live_least(g->list) >= g->best;
    g->next = LIVE_TAKEN;
}

static void
expect_child(struct live_guide *g)
{
    g->col = next_free(g, g->col);
    if (g->col == live_size(g->list)) {
        expect_turn(g);
        return;
    }
    look_at_child(g);
    g->next = LIVE_IN_LIST;
    g->node = live_generated(g->list);
    g->is_full = g->is_over = g->node == live_limit(g->list);
}

void
live_guide_begin(struct live_guide *g)
{
    g->is_over = g->is_full = false;
    g->col = -1;
    if (g->is_expansion) {
        take(g, g->e_node);
        expect_child(g);
    } else {
        g->best = LIVE_NEVER;
        expect_turn(g);
    }
}

/* NODE is new, or has just been taken: can it be better than the best?  */
static void
weigh(struct live_guide *g, int node)
{
    struct live_node v = live_node(g->list, node);

    g->node = node;
    if (v.bound >= g->best)
        g->next = LIVE_KILLED;
    else if (v.depth == live_size(g->list))
        g->next = LIVE_ANSWER;
    else
        expect_child(g);
}

void
live_guide_advance(struct live_guide *g, const struct live_event *e)
{
    struct live_node v = live_node(g->list, e->node);

    if (e->state == LIVE_TAKEN) {
        take(g, e->node);
        g->col = -1;
        g->is_over = false;
    } else if (e->state == LIVE_IN_LIST) {
        if (g->next == LIVE_IN_LIST &&
            (v.parent != g->e_node || v.col != g->col))
            g->col--; /* that one is still to come */
    } else if (e->state == LIVE_ANSWER)
        g->best = v.bound;
    if (e->state == LIVE_TAKEN || e->state == LIVE_IN_LIST)
        weigh(g, e->node);
    else if (e->node == g->e_node || g->next == LIVE_TAKEN)
        expect_turn(g);
    else if (e->node == g->node)
        expect_child(g);
}

void
live_guide_pass(struct live_guide *g)
{
    if (g->next == LIVE_TAKEN)
        g->is_over = true;
    else
        expect_child(g);
}

bool
live_guide_agrees(const struct live_guide *g, const struct live_event *e)
{
    struct live_node v = live_node(g->list, e->node);

    if (g->is_over || e->state != g->next)
        return false;
    if (e->state == LIVE_IN_LIST)
        return v.parent == g->e_node && v.col == g->col &&
               v.bound == g->child_bound;
    return e->state == LIVE_TAKEN || e->node == g->node;
}

struct live_guide
live_guide_run(struct live *l, struct live_guide g)
{
    live_guide_begin(&g);
    while (!g.is_over) {
        struct live_event e = { g.next, g.node };

        if (g.next == LIVE_IN_LIST)
            e.node = live_add(l, g.e_node, g.col, g.child_bound);
        else if (g.next == LIVE_TAKEN)
            e.node = live_next(l);
        else if (g.next == LIVE_KILLED)
            live_kill(l, g.node);
        else
            live_found(l, g.node);
        live_guide_advance(&g, &e);
    }
    return g;
}
