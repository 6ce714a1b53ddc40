/* facts.c - what was known at each node of a search that bounds.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/facts.h"

#include <stdlib.h>

#include "tools/queens/say.h"
#include "tools/queens/stream.h"

enum { FIRST_ROOM = 256 };

struct facts
facts_start(const struct request *r)
{
    struct facts f = { .request = r, .steps = -1, .best = TREE_UNKNOWN };

    if (r->n > 0)
        f.oracle = oracle_start(r->n);
    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        f.column[row] = -1;
    return f;
}

bool
facts_are_known(const struct request *r)
{
    return r->method == METHOD_LOOKAHEAD || r->method == METHOD_CHEAPEST ||
           r->method == METHOD_SHORTEST;
}

static struct tree_fact *
add(struct facts *f)
{
    if (f->length == f->room) {
        f->room = f->room == 0 ? FIRST_ROOM : f->room * 2;
        f->list = say_unless_null(realloc(f->list, f->room * sizeof *f->list));
    }
    f->list[f->length] = (struct tree_fact){ .bound = TREE_UNKNOWN,
                                             .best = f->best,
                                             .full_row = TREE_UNKNOWN };
    return &f->list[f->length++];
}

static bool
is_full(const struct facts *f, int row)
{
    int col = 0;

    while (col < f->request->n && oracle_attackers(&f->oracle, row, col) > 0)
        col++;
    return col == f->request->n;
}

static void
see_place(struct facts *f, int row, int col)
{
    struct tree_fact *fact = add(f);

    oracle_place(&f->oracle, row, col);
    f->column[row] = col;
    f->fact[row] = f->length - 1;
    if (f->request->method != METHOD_LOOKAHEAD)
        return;
    for (int r = row + 1; r < f->request->n && !fact->killed; r++)
        if (is_full(f, r)) {
            fact->full_row = r;
            fact->killed = true;
        }
}

static void
see_remove(struct facts *f, int row, int col)
{
    oracle_remove(&f->oracle, row, col);
    f->column[row] = -1;
}

/* Who tests the squares of ROW has not given up the queen before it.  */
static void
see_try(struct facts *f, int row)
{
    if (row > 0 && f->column[row - 1] >= 0)
        f->list[f->fact[row - 1]].entered = true;
}

static void
see_enter(struct facts *f, int row, int col)
{
    struct maze_cell goal = maze_goal(f->request->maze);
    struct tree_fact *fact = add(f);

    fact->bound = ++f->steps + abs(goal.row - row) + abs(goal.col - col);
}

/* Return what the answer that was just reported costs.  */
static int
cost_of_answer(const struct facts *f)
{
    int cost = 0;

    if (f->request->maze != NULL)
        return f->steps;
    for (int row = 0; row < f->request->n; row++)
        if (f->request->costs != NULL && f->column[row] >= 0)
            cost += costs_at(f->request->costs, row, f->column[row]);
    return cost;
}

static void
see_cost(struct facts *f, int cost)
{
    if (f->best == TREE_UNKNOWN || cost < f->best)
        f->best = cost;
}

/* Is BOUND more than any queens can cost?  So says a bound that sees that no
   answer is left.  */
static bool
is_infinite(const struct facts *f, int bound)
{
    return bound > f->request->n * COSTS_MAX;
}

static void
see_bound(struct facts *f, int bound)
{
    struct tree_fact *fact = &f->list[f->length - 1];

    fact->bound = bound;
    fact->killed = is_infinite(f, bound) ||
                   (fact->best != TREE_UNKNOWN && bound >= fact->best);
}

void
facts_see(struct facts *f, const struct event *e)
{
    switch ((int)e->kind) {
    case EVENT_PLACE:
        see_place(f, e->row, e->col);
        break;
    case EVENT_REMOVE:
        see_remove(f, e->row, e->col);
        break;
    case EVENT_ENTER:
        see_enter(f, e->row, e->col);
        break;
    case EVENT_LEAVE:
        f->steps--;
        break;
    case EVENT_FOUND:
        if (f->request->method != METHOD_LOOKAHEAD)
            see_cost(f, cost_of_answer(f));
        break;
    case EVENT_TRY:
        see_try(f, e->row);
        break;
    case STREAM_BOUND:
        if (f->length > 0)
            see_bound(f, e->row);
        break;
    }
}

void
facts_end(struct facts *f)
{
    free(f->list);
}
