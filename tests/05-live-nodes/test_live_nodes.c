/* test_live_nodes.c - graded suite of lab 05, put together.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "lib/live_watch.h"
#include "tools/base/must.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/right/square_tests.h"

const struct grade_lab grade_lab = { "05", "live-nodes", "live_nodes.c" };

struct costs *
parts_costs(struct random *r, int n, int low, int range)
{
    struct costs *c = must(costs_new(n));

    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++)
            costs_set(c, row, col,
                      range == 1 ? low : low + random_below(r, range));
    return c;
}

struct live *
parts_list(int n, enum live_order order, int limit)
{
    return must(live_new(n, order, limit));
}

/* Give the E-node E of L children in all columns, from left to right, or only
   in COL, where it has BOUND.  Return that one.  */
static int
add_children(struct live *l, int e, int col, int bound, bool all)
{
    int child = LIVE_NONE;

    for (int i = all ? 0 : col; i < (all ? live_size(l) : col + 1); i++) {
        int node = live_add(l, e, i, i == col ? bound : 0);

        if (i == col)
            child = node;
    }
    return child;
}

struct live *
parts_list_at(const struct task *t, const int *cols, int depth, bool has_more,
              int *e)
{
    struct live *l = parts_list(t->n, LIVE_LIFO, 100000);
    struct board *b = live_board(l);

    *e = live_next(l);
    for (int row = 0; row < depth; row++) {
        board_place(b, row, cols[row]);
        *e = add_children(
            l, *e, cols[row],
            lower_bound_standing(b, t->costs, row + 1, t->is_safe), has_more);
        live_take(l, *e); /* so that the node before a child is no parent */
    }
    for (int row = 0; row < depth; row++)
        board_remove(b, row);
    return l;
}

int
parts_queens(struct random *r, int n, int depth, int *cols)
{
    struct oracle o = oracle_start(n);
    int row = 0;

    for (; row < depth; row++) {
        int first = random_below(r, n), i = 0;

        while (i < n && oracle_attackers(&o, row, (first + i) % n) > 0)
            i++;
        if (i == n)
            break;
        cols[row] = (first + i) % n;
        oracle_place(&o, row, cols[row]);
    }
    return row;
}

void
parts_say_list(FILE *f, enum live_order order)
{
    static const char *const names[] = { "FIFO", "LIFO", "least bound first" };

    fprintf(f, ", a list in order %s", names[order]);
}

void
parts_say_task(FILE *f, const struct task *t)
{
    static const char *const bounds[] = {
        "what the queens that stand cost",
        "what the queens that stand cost, and\nfor each later row the "
        "cheapest square of the board",
        "what the queens that stand cost, and\nperhaps something for the "
        "later rows",
        "what the queens that stand cost,\n1 less if is_safe, which it is "
        "handed, allows an odd number of\nsquares in the last row, and "
        "LIVE_NEVER if it allows none",
    };
    const char *rule = square_test_rule(t->is_safe);

    if (rule != NULL)
        fprintf(f, ",\nan is_safe that %s", rule);
    if (t->bound != NULL)
        fprintf(f, ".\nThe bound it is handed is %s",
                bounds[lower_bound_number(t->bound)]);
    fputs(".\n", f);
}

void
parts_say_bound(FILE *f, int bound)
{
    if (bound == LIVE_NEVER)
        fputs("LIVE_NEVER", f);
    else
        fprintf(f, "%d", bound);
}

void
grade_add_criteria(struct grade *g)
{
    parts_add_show(g);
    parts_add_expand(g);
    parts_add_search(g);
    parts_add_order(g);
    parts_add_lower(g);
    parts_add_fewer(g);
}
