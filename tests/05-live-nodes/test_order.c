/* test_order.c - graded suite of lab 05, part B: how the search goes about it.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/hunt.h"
#include "tests/05-live-nodes/steps.h"
#include "tools/base/must.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

enum { EXACT = 6 };

/* Follow a search step by step, but not beyond its end.  */
static void
try_steps(struct hunt_case *c)
{
    struct task *t = &c->task;
    struct steps s = { .call = "live_nodes_search",
                       .task = t,
                       .goes_on_freely = true };

    steps_start(&s, c->list);
    live_nodes_search(c->list, t->costs, t->is_safe, t->bound);
    steps_end(&s);
}

START_TEST(nodes_are_generated_killed_and_taken_in_the_right_order)
{
    for (int n = 1; n <= EXACT; n++)
        hunt_each(n, try_steps);
}
END_TEST

static void
try_end(struct hunt_case *c)
{
    struct hunt h = hunt(&c->task, c->list, true);

    if (h.least < h.best)
        hunt_complain_of_end(&h, "It returns, although a live node may be "
                                 "better.");
}

START_TEST(the_search_ends_when_no_live_node_can_win)
{
    for (int n = 1; n <= EXACT; n++)
        hunt_each(n, try_end);
}
END_TEST

/* Expand the root of T in a list that has room for ROOM nodes, its children
   among them or some of these.  */
static void
expect_full(const struct task *t, int room)
{
    struct live *l = parts_list(t->n, LIVE_FIFO, room);
    int e = live_next(l);
    int said =
        live_nodes_expand(l, e, LIVE_NEVER, t->costs, t->is_safe, t->bound);
    bool is_full = room <= t->n;
    FILE *f;

    if ((said == LIVE_FULL) != is_full ||
        (is_full && live_generated(l) < room)) {
        f = complaint_start();
        fprintf(f,
                "live_nodes_expand, %d queen%s, a list that has room for %d\n"
                "node%s, the root counted. ",
                t->n, t->n == 1 ? "" : "s", room, room == 1 ? "" : "s");
        fprintf(f, "It adds %d child%s and returns ", live_generated(l) - 1,
                live_generated(l) == 2 ? "" : "ren");
        parts_say_bound(f, said);
        fprintf(f, ".\nIt must add %d%s.\n", is_full ? room - 1 : t->n,
                is_full ? ": then live_add says LIVE_FULL, and so must it"
                        : ", and the list is never asked for more");
        if (said == LIVE_FULL)
            complaint_hint("live_add itself says when there is no room: "
                           "neither before it is asked nor after the last "
                           "child is anything full.");
        complaint_stop();
    }
    live_free(l);
}

START_TEST(a_full_list_is_told_by_expand)
{
    struct task t = { .is_safe = square_test_rooks,
                      .bound = lower_bound_standing };

    for (t.n = 1; t.n <= 5; t.n++) {
        t.costs = must(costs_new(t.n));
        for (int room = 1; room <= t.n + 1; room++)
            expect_full(&t, room);
        costs_free(t.costs);
    }
}
END_TEST

/* How many nodes does this search generate?  */
static void
try_large(struct hunt_case *c)
{
    c->said = hunt(&c->task, c->list, false).said;
}

/* Search with a list that has room for so many nodes, and no more.  */
static void
try_exact(struct hunt_case *c)
{
    struct hunt h = hunt(&c->task, c->list, false);
    FILE *f;

    if (h.said == c->said)
        return;
    f = hunt_complain(&h);
    fprintf(f,
            "With room for %d nodes it returns %d and generates %d.\n"
            "With room for these, and no more, it returns %d: the list\n"
            "is never asked for room that it has not.\n",
            HUNT_ROOM, c->said, live_limit(c->list), h.said);
    complaint_hint("only live_add says LIVE_FULL. what is full, but asked "
                   "for nothing more, does no harm.");
    complaint_stop();
}

/* Search with a list that is too small.  */
static void
try_small(struct hunt_case *c)
{
    struct hunt h = hunt(&c->task, c->list, false);
    int room = live_limit(c->list), queens;
    FILE *f;

    if (hunt_judge(&h, LIVE_NODES_GAVE_UP) == HUNT_RIGHT)
        return;
    f = hunt_complain(&h);
    queens = board_count(live_board(c->list));
    fprintf(f,
            "The list has room for %d node%s and is full before the\n"
            "search is over. It must return LIVE_NODES_GAVE_UP and\n"
            "leave an empty board, but it returns %d and leaves %d\n"
            "queen%s.\n",
            room, room == 1 ? "" : "s", h.said, queens, queens == 1 ? "" : "s");
    complaint_stop();
}

/* Give C a new list that has room for LIMIT nodes.  */
static void
renew_list(struct hunt_case *c, int limit)
{
    enum live_order order = live_order(c->list);

    live_free(c->list);
    c->list = parts_list(c->task.n, order, limit);
}

/* Give each of ALL a smaller list; leave out those that cannot have one.  */
static void
make_smaller(struct hunt_cases *all)
{
    int kept = 0;

    for (int i = 0; i < all->count; i++) {
        struct hunt_case c = all->one[i];
        int room = live_limit(c.list);

        if (room == 1) {
            live_free(c.list);
            continue;
        }
        renew_list(&c, room > 4 ? room / 2 : room - 1);
        all->one[kept++] = c;
    }
    all->count = kept;
}

static void
try_full(int n)
{
    struct hunt_cases all;

    hunt_cases_start(&all, n);
    hunt_cases_try(&all, try_large);
    for (int i = 0; i < all.count; i++)
        renew_list(&all.one[i], live_generated(all.one[i].list));
    hunt_cases_try(&all, try_exact);
    for (make_smaller(&all); all.count > 0; make_smaller(&all))
        hunt_cases_try(&all, try_small);
    hunt_cases_end(&all);
}

START_TEST(a_full_list_ends_the_search)
{
    for (int n = 1; n <= 5; n++)
        try_full(n);
}
END_TEST

void
parts_add_order(struct grade *g)
{
    grade_criterion(g, "live-nodes.order", 3, "each node in its turn");
    grade_hint(g, "take a node, then kill it or generate all its children: "
                  "then the next node is taken, and not before.");
    grade_hint(g, "draw the nodes of the case shown by hand, with their "
                  "numbers: which are live, and which of them comes next?");
    grade_test(g, nodes_are_generated_killed_and_taken_in_the_right_order);

    grade_criterion(g, "live-nodes.stops", 1, "stops when nothing can win");
    grade_hint(g, "compare live_least with the best so far before you take a "
                  "node: when can none of the live nodes be better?");
    grade_hint(g, "the first answer need not be the best, unless no live node "
                  "has a bound below its cost.");
    grade_test(g, the_search_ends_when_no_live_node_can_win);

    grade_criterion(g, "live-nodes.full", 1, "a list that is full");
    grade_hint(g, "live_add returns LIVE_FULL if there is no room: who must "
                  "be told, and what is on the board then?");
    grade_test(g, a_full_list_is_told_by_expand);
    grade_test(g, a_full_list_ends_the_search);
}
