/* border.c - count an eighth of the boards: turned and mirrored, they give all.
   SPDX-License-Identifier: MIT

   FOUND points to the counter of the boards with as many borders at distance M
   as there are so far; one more border, and the next counter is meant.  */
#include "tools/queens/engines/border.h"

static void down(const struct border_row *row, uint32_t columns, uint32_t left,
                 uint32_t right, uint32_t free, uint64_t *found);

/* Put a queen on each of the squares FREE of the last row but one.  The bottom
   row has one free square then, or none.  */
static void
finish(const struct border_row *row, uint32_t columns, uint32_t left,
       uint32_t right, uint32_t free, uint64_t *found)
{
    for (; free != 0; free &= free - 1) {
        uint32_t queen = free & -free;
        uint32_t next = row[1].may & ~(columns | queen | (left | queen) << 1 |
                                       (right | queen) >> 1);

        if (next != 0)
            found[(next & row[1].met) != 0]++;
    }
}

/* Put a queen on each of the squares FREE of ROW, and go down if the next two
   rows have free squares then.  */
static void
place(const struct border_row *row, uint32_t columns, uint32_t left,
      uint32_t right, uint32_t free, uint64_t *found)
{
    if (row->is_last) {
        finish(row, columns, left, right, free, found);
        return;
    }
    while (free != 0) {
        uint32_t queen = free & -free, c = columns | queen;
        uint32_t l = (left | queen) << 1, r = (right | queen) >> 1;
        uint32_t next = row[1].may & ~(c | l | r);
        uint32_t later = row[2].may & ~(c | l << 1 | r >> 1);

        free ^= queen;
        if ((next != 0) & (later != 0))
            down(row + 1, c, l, r, next, found);
    }
}

/* Go on in ROW: tell the queens that have distance M from the others, and give
   up where one is missing.  */
static void
down(const struct border_row *row, uint32_t columns, uint32_t left,
     uint32_t right, uint32_t free, uint64_t *found)
{
    if (row->met != 0) {
        uint32_t met = free & row->met, missing = row->closed & ~columns;

        free = missing == 0 ? free & ~met : 0;
        if (missing != row->closed || missing == 0)
            place(row, columns, left, right, met, found + 1);
    }
    place(row, columns, left, right, free, found);
}

static void
below(const struct border_part *part, uint64_t *found, void *memory)
{
    const struct border_row *row = &part->rule->rows[part->row];
    uint32_t attacked = part->columns | part->left | part->right;

    down(row, part->columns, part->left, part->right, row->may & ~attacked,
         found + part->k);
}

void
border_count(int n, int threads, struct parts *p)
{
    static const struct border_counter counter = { below, 0 };

    border_run(n, threads, p, &counter);
}
