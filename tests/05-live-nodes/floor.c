/* floor.c - what the bound that lab 05 asks for is good for.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/floor.h"

#include "tools/base/must.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/live_guide.h"

/* Count the nodes from the one on B on, which has ROWS queens.  */
static int
count_from(const struct task *t, struct board *b, int rows, int cost)
{
    int count = 1;

    if (rows == t->n || live_guide_floor(b, t->costs, rows, t->is_safe) > cost)
        return 0;
    for (int col = 0; col < t->n; col++)
        if (t->is_safe(b, rows, col)) {
            board_place(b, rows, col);
            count += count_from(t, b, rows + 1, cost);
            board_remove(b, rows);
        }
    return count;
}

int
floor_count(const struct task *t, int cost)
{
    struct board *b = must(board_new(t->n));
    int count = count_from(t, b, 0, cost);

    board_free(b);
    return count;
}

int
floor_cheapest(const struct task *t, const struct board *b, struct board **best)
{
    struct board_guide g = { .board = must(b != NULL ? board_copy(b)
                                                     : board_new(t->n)),
                             .from = b != NULL ? board_count(b) : 0,
                             .is_safe = t->is_safe,
                             .costs = t->costs };

    *best = NULL;
    board_guide_begin(&g);
    while (board_guide_find(&g)) {
        board_free(*best);
        *best = must(board_copy(g.board));
    }
    board_free(g.board);
    return g.best;
}
