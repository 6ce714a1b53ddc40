/* threads.c - the border rule's search, divided among threads.
   SPDX-License-Identifier: MIT

   The first two or three queens, in all ways that the rule allows, make some
   hundred parts; each thread takes the next one that is left.  Nothing else is
   shared, so that nobody waits for anybody.  */
#include <pthread.h>
#include <stdlib.h>

#include "tools/base/must.h"
#include "tools/queens/engines/bits.h"
#include "tools/queens/engines/border.h"

enum { LARGE = 17, MOST_THREADS = 256 };

struct work {
    struct border_rule *rules;
    struct border_part *parts;
    int rule_count, count, room;
    int depth; /* rows whose queens a part has */
    atomic_int next;
    const struct border_counter *counter;
    struct parts *told;
};

static void
add(struct work *w, struct border_part part)
{
    if (w->count == w->room) {
        w->room = 2 * w->room + 64;
        w->parts = must_realloc(w->parts, (size_t)w->room, sizeof *w->parts);
    }
    w->parts[w->count++] = part;
}

/* Return what PART becomes by a queen on column COL of its row.  */
static struct border_part
below(struct border_part part, int col)
{
    uint32_t queen = (uint32_t)1 << col;
    bool is_met = (part.rule->rows[part.row].met & queen) != 0;

    return (struct border_part){ .rule = part.rule,
                                 .row = part.row + 1,
                                 .columns = part.columns | queen,
                                 .left = (part.left | queen) << 1,
                                 .right = (part.right | queen) >> 1,
                                 .k = part.k + is_met };
}

/* Add the parts below PART.  */
static void
divide(struct work *w, struct border_part part)
{
    uint32_t attacked = part.columns | part.left | part.right;
    uint32_t free = part.rule->rows[part.row].may & ~attacked;

    if (part.row >= w->depth)
        add(w, part);
    for (int col = 0; part.row < w->depth && free >> col != 0; col++)
        if ((free >> col & 1) != 0)
            divide(w, below(part, col));
}

/* Return a new rule for N that allows everything.  */
static struct border_rule *
rule_new(struct work *w, int n)
{
    struct border_rule *r = &w->rules[w->rule_count++];

    r->n = n;
    for (int row = 0; row < n; row++)
        r->rows[row].may = (uint32_t)bits_row(n);
    r->rows[n - 2].is_last = true;
    return r;
}

/* A queen in the corner, and one in column COL of row 1: column 1 may have its
   queen only further down than COL.  */
static void
divide_corner(struct work *w, int n, int col)
{
    struct border_rule *r = rule_new(w, n);
    struct border_part none = { .rule = r, .k = 1 };

    for (int row = 2; row <= col; row++)
        r->rows[row].may &= ~(uint32_t)2;
    divide(w, below(below(none, 0), col));
}

/* A top queen at distance M, and no queen nearer to a corner than she.  */
static void
divide_border(struct work *w, int n, int m)
{
    struct border_rule *r = rule_new(w, n);
    struct border_part none = { .rule = r, .k = 1 };
    uint32_t ends = 1 | (uint32_t)1 << (n - 1);

    for (int row = 0; row < n; row++)
        if (row < m || row > n - 1 - m)
            r->rows[row].may &= ~ends;
    r->rows[m].met = r->rows[n - 1 - m].met = ends;
    r->rows[n - 1 - m].closed = ends;
    r->rows[n - 1].may = (uint32_t)(bits_row(n - m) & ~bits_row(m));
    r->rows[n - 1].met = (uint32_t)1 << (n - 1 - m);
    divide(w, below(none, m));
}

static void
divide_all(struct work *w, int n)
{
    int depth = n < LARGE ? 2 : 3;

    w->rules = must_calloc(2 * (size_t)n, sizeof *w->rules);
    w->depth = depth < n - 2 ? depth : n - 2;
    for (int col = 2; col < n && n > 3; col++)
        divide_corner(w, n, col);
    for (int m = 1; m < n / 2 && n > 3; m++)
        divide_border(w, n, m);
}

static void *
run(void *data)
{
    struct work *w = data;
    bool goes_on = true;
    void *memory = must_calloc(1, w->counter->memory + 1);

    while (goes_on) {
        int i = atomic_fetch_add(&w->next, 1);
        uint64_t found[5] = { 0 };

        if (i >= w->count)
            break;
        w->counter->below(&w->parts[i], found, memory);
        goes_on = parts_add(w->told, 24 * found[1] + 12 * found[2] +
                                         8 * found[3] + 6 * found[4]);
    }
    free(memory);
    return NULL;
}

void
border_run(int n, int threads, struct parts *p,
           const struct border_counter *counter)
{
    struct work w = { .counter = counter, .told = p };
    pthread_t helpers[MOST_THREADS];
    int count = 0;

    divide_all(&w, n);
    p->all = n == 1 ? 1 : w.count;
    if (n == 1)
        parts_add(p, 3);
    while (count < threads - 1 && count < MOST_THREADS &&
           pthread_create(&helpers[count], NULL, run, &w) == 0)
        count++;
    run(&w);
    for (int i = 0; i < count; i++)
        pthread_join(helpers[i], NULL);
    free(w.parts);
    free(w.rules);
}
