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
try_steps(const struct task *t, enum live_order order)
{
    struct live *l = parts_list(t->n, order, HUNT_ROOM);
    struct steps s = { .call = "live_nodes_search",
                       .task = t,
                       .goes_on_freely = true };

    steps_start(&s, l);
    live_nodes_search(l, t->costs, t->is_safe, t->bound);
    steps_end(&s);
    live_free(l);
}

START_TEST(nodes_are_generated_killed_and_taken_in_the_right_order)
{
    for (int n = 1; n <= EXACT; n++)
        hunt_each(n, try_steps);
}
END_TEST

static void
try_end(const struct task *t, enum live_order order)
{
    struct hunt h = hunt(t, order, HUNT_ROOM, true);

    if (h.least < h.best)
        hunt_complain_of_end(&h, "It returns, although a live node may be "
                                 "better.");
    live_free(h.list);
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

/* Search a list that is too small for what this search generates.  */
static void
try_full(const struct task *t, enum live_order order)
{
    struct hunt h = hunt(t, order, HUNT_ROOM, false);
    int room = live_generated(h.list), said = h.said;

    live_free(h.list);
    h = hunt(t, order, room, false);
    if (h.said != said) {
        FILE *f = hunt_complain(&h);

        fprintf(f,
                "With room for %d nodes it returns %d and generates %d.\n"
                "With room for these, and no more, it returns %d: the list\n"
                "is never asked for room that it has not.\n",
                HUNT_ROOM, said, room, h.said);
        complaint_hint("only live_add says LIVE_FULL. what is full, but asked "
                       "for nothing more, does no harm.");
        complaint_stop();
    }
    live_free(h.list);
    while ((room = room > 4 ? room / 2 : room - 1) > 0) {
        h = hunt(t, order, room, false);
        if (hunt_judge(&h, LIVE_NODES_GAVE_UP) != HUNT_RIGHT) {
            FILE *f = hunt_complain(&h);
            int queens = board_count(live_board(h.list));

            fprintf(f,
                    "The list has room for %d node%s and is full before the\n"
                    "search is over. It must return LIVE_NODES_GAVE_UP and\n"
                    "leave an empty board, but it returns %d and leaves %d\n"
                    "queen%s.\n",
                    room, room == 1 ? "" : "s", h.said, queens,
                    queens == 1 ? "" : "s");
            complaint_stop();
        }
        live_free(h.list);
    }
}

START_TEST(a_full_list_ends_the_search)
{
    for (int n = 1; n <= 5; n++)
        hunt_each(n, try_full);
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
