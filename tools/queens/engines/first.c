/* first.c - the first solution, with a batch that says where there is none.
   SPDX-License-Identifier: MIT

   A batch keeps no order, so it cannot say which solution comes first.  But it
   can say that there is none below some first queens, which is true nearly
   everywhere.  So those are placed in order, and for each beginning a batch is
   asked; where it says yes, the first queens become one more.  */
#include "tools/queens/engines/first.h"

#include <stdlib.h>

#include "tools/base/must.h"
#include "tools/queens/engines/batch.h"
#include "tools/queens/engines/bits.h"

/* So many rows are left to a batch: enough to fill it, and few enough that not
   much is wasted below the right beginning.  A small board has a solution so
   soon that asking takes longer.  */
enum { ROWS_OF_BATCH = 17, SMALL = 22 };

struct search {
    struct border_rule rule;
    const struct border_counter *batch;
    void *memory;
    int *queens;
};

/* Tell whether there is a solution below PART.  */
static bool
has_solution(struct search *s, const struct border_part *part)
{
    uint64_t found[5] = { 0 };

    s->batch->below(part, found, s->memory);
    return found[1] > 0;
}

/* Find the first solution below PART.  A beginning of DEPTH queens or more is
   shown to a batch before it is tried.  */
static bool
find(struct search *s, struct border_part part, int depth)
{
    uint32_t free =
        s->rule.rows[part.row].may & ~(part.columns | part.left | part.right);

    if (part.row >= depth && part.row <= s->rule.n - 2 &&
        !has_solution(s, &part))
        return false;
    if (part.row == s->rule.n)
        return true;
    for (; free != 0; free &= free - 1) {
        struct border_part next = part;
        uint32_t queen = free & -free;

        s->queens[part.row] = __builtin_ctz(queen);
        next.row++;
        next.columns |= queen;
        next.left = (part.left | queen) << 1;
        next.right = (part.right | queen) >> 1;
        if (find(s, next, depth))
            return true;
    }
    return false;
}

bool
first_find(int n, int *queens)
{
    struct search s = { .rule.n = n, .batch = batch_best(n) };
    struct border_part none = { .rule = &s.rule, .k = 1 };
    bool found;

    if (n > BORDER_MAX || n < SMALL)
        return bits_first(n, queens);
    for (int row = 0; row < n; row++)
        s.rule.rows[row].may = (uint32_t)bits_row(n);
    s.rule.rows[n - 2].is_last = true;
    s.memory = must_calloc(1, s.batch->memory);
    s.queens = queens;
    found = find(&s, none, n - ROWS_OF_BATCH);
    free(s.memory);
    return found;
}
