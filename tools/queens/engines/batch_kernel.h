/* batch_kernel.h - several boards at a time: the search itself.
   SPDX-License-Identifier: MIT

   Included by each file that says what a lane is, one board's word:

       LANE      uint16_t or uint32_t
       LANES     how many boards are worked on at a time
       lanes     a vector of LANES such words
       TARGET    the attribute that lets a function use the instructions
       filled    (A, B): a bit for each lane in which both are not 0
       store     (TO, V, MASK): put the lanes of MASK, moved together, to TO;
                 what follows them up to LANES words is spoilt  */
#include <stdlib.h>
#include <string.h>

#include "tools/queens/engines/batch.h"

enum {
    FULL = 768, /* boards in a queue */
    CLASSES = 3 /* with 1, 2 or 3 borders at distance M above the bottom */
};

struct queue {
    int count;
    LANE columns[FULL + LANES], left[FULL + LANES], right[FULL + LANES];
    LANE free[FULL + LANES]; /* squares still to be tried */
};

struct descent {
    const struct border_rule *rule;
    uint64_t *found;
    struct queue queues[CLASSES + 1][BORDER_MAX];
};

/* LANES boards of a queue.  */
struct group {
    lanes columns, left, right, free;
};

static void work(struct descent *b, int row, int k);

TARGET static inline struct group
take(const struct queue *q, int at)
{
    struct group g;

    memcpy(&g.columns, q->columns + at, sizeof g.columns);
    memcpy(&g.left, q->left + at, sizeof g.left);
    memcpy(&g.right, q->right + at, sizeof g.right);
    memcpy(&g.free, q->free + at, sizeof g.free);
    return g;
}

/* Put the boards MASK of G into Q from AT on.  Return where they end.  */
TARGET static inline int
put(struct queue *q, int at, const struct group *g, unsigned mask)
{
    store(q->columns + at, g->columns, mask);
    store(q->left + at, g->left, mask);
    store(q->right + at, g->right, mask);
    store(q->free + at, g->free, mask);
    return at + __builtin_popcount(mask);
}

/* Fill the last group of Q with boards that can have no queen.  */
static inline void
fill_up(struct queue *q)
{
    memset(q->columns + q->count, 0xFF, LANES * sizeof(LANE));
    memset(q->free + q->count, 0, LANES * sizeof(LANE));
}

/* Put a queen on the first free square of each board of G.  Return the boards
   that this makes; MAY is what the next row can use.  */
TARGET static inline struct group
place(struct group *g, LANE may)
{
    lanes queen = g->free & -g->free;
    struct group next = { .columns = g->columns | queen,
                          .left = (g->left | queen) << 1,
                          .right = (g->right | queen) >> 1 };

    next.free = may & ~(next.columns | next.left | next.right);
    g->free ^= queen;
    return next;
}

/* Put one queen on each board of the queue.  The bottom row comes next: a board
   with a free square there is a solution.  */
TARGET static void
finish(struct descent *b, int row, int k)
{
    const struct border_row *bottom = &b->rule->rows[row + 1];
    struct queue *q = &b->queues[k][row];
    int kept = 0, met = 0, all = 0;

    fill_up(q);
    for (int i = 0; i < q->count; i += LANES) {
        struct group g = take(q, i), next = place(&g, (LANE)bottom->may);

        kept = put(q, kept, &g, filled(g.free, g.free));
        all += __builtin_popcount(filled(next.free, next.free));
        next.free &= (LANE)bottom->met;
        met += __builtin_popcount(filled(next.free, next.free));
    }
    q->count = kept;
    b->found[k] += (uint64_t)(all - met);
    b->found[k + 1] += (uint64_t)met;
}

/* Put one queen on each board of the queue, and append to the next row's those
   that leave a free square in the two rows below.  */
TARGET static void
pass(struct descent *b, int row, int k)
{
    const struct border_row *rows = &b->rule->rows[row];
    LANE may = (LANE)rows[1].may, later = (LANE)rows[2].may;
    struct queue *q = &b->queues[k][row], *to = &b->queues[k][row + 1];
    int kept = 0, end = to->count;

    fill_up(q);
    for (int i = 0; i < q->count; i += LANES) {
        struct group g = take(q, i), next = place(&g, may);
        lanes hope = later & ~(next.columns | next.left << 1 | next.right >> 1);

        kept = put(q, kept, &g, filled(g.free, g.free));
        end = put(to, end, &next, filled(next.free, hope));
        if (end > FULL - LANES) {
            to->count = end;
            work(b, row + 1, k);
            end = 0;
        }
    }
    q->count = kept;
    to->count = end;
}

/* In a row where a queen can have distance M, move the boards that use such a
   square to the next class, and give up those that miss one for good.  */
TARGET static void
split(struct descent *b, int row, int k)
{
    const lanes no = { 0 };
    lanes met = no | (LANE)b->rule->rows[row].met;
    LANE closed = (LANE)b->rule->rows[row].closed;
    struct queue *q = &b->queues[k][row], *to = &b->queues[k + 1][row];
    int kept = 0;

    fill_up(q);
    for (int i = 0; i < q->count; i += LANES) {
        struct group g = take(q, i), other = g;
        lanes missing = closed & ~g.columns;
        lanes can_meet = closed == 0 ? ~no : (lanes)(missing != closed);

        other.free &= met & can_meet;
        g.free &= ~met & (lanes)(missing == no);
        to->count = put(to, to->count, &other, filled(other.free, other.free));
        kept = put(q, kept, &g, filled(g.free, g.free));
    }
    q->count = kept;
}

/* Take the boards of class K in ROW down to the last.  */
static void
work(struct descent *b, int row, int k)
{
    const struct border_row *r = &b->rule->rows[row];

    if (r->met != 0 && k < CLASSES) {
        work(b, row, k + 1); /* they do not mix with what comes now */
        split(b, row, k);
        while (b->queues[k + 1][row].count > 0)
            r->is_last ? finish(b, row, k + 1) : pass(b, row, k + 1);
    }
    while (b->queues[k][row].count > 0)
        r->is_last ? finish(b, row, k) : pass(b, row, k);
}

static void
count(const struct border_part *part, uint64_t *found, void *memory)
{
    struct descent *b = memory;
    struct queue *q = &b->queues[part->k][part->row];
    uint32_t attacked = part->columns | part->left | part->right;

    b->rule = part->rule;
    b->found = found;
    q->columns[0] = (LANE)part->columns;
    q->left[0] = (LANE)part->left;
    q->right[0] = (LANE)part->right;
    q->free[0] = (LANE)(part->rule->rows[part->row].may & ~attacked);
    q->count = q->free[0] != 0;
    for (int row = part->row; row < part->rule->n - 1; row++)
        for (int k = 1; k <= CLASSES; k++)
            work(b, row, k);
}
