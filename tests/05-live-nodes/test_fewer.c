/* test_fewer.c - graded suite of lab 05, part C: the search with that bound.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/floor.h"
#include "tests/05-live-nodes/hunt.h"
#include "tools/base/must.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

enum { PUZZLES = 8, ROOM = 1000000 };

/* What was taken and killed again does not count.  */
static int
count_expanded(const struct live *l)
{
    int expanded = 0;

    for (int i = 0; i < live_generated(l); i++)
        expanded += live_node(l, i).state == LIVE_TAKEN;
    return expanded;
}

/* Return how many nodes the judge's own search expands with a list in FIFO and
   the costs of the queens that stand as bound.  */
static int
expanded_by_fifo(const struct task *t)
{
    struct live *l = parts_list(t->n, LIVE_FIFO, ROOM);
    int expanded;

    live_guide_run(l, (struct live_guide){ .list = l,
                                           .costs = t->costs,
                                           .is_safe = t->is_safe,
                                           .bound = lower_bound_standing });
    expanded = count_expanded(l);
    live_free(l);
    return expanded;
}

/* Return how many nodes lab 03's search goes on below.  */
static int
expanded_depth_first(const struct task *t)
{
    struct board_guide g = { .board = must(board_new(t->n)),
                             .is_safe = t->is_safe,
                             .costs = t->costs };

    board_guide_begin(&g);
    while (!g.is_over)
        board_guide_step(&g);
    board_free(g.board);
    return 1 + g.placements - g.killed - g.found;
}

/* Expect of a search for T by live_nodes_cheapest that it returns COST, and
   does with the list and the board what live_nodes_search does: whose mistakes
   cost nothing here.  */
static void
expect_search(const struct task *t, int room, int cost,
              const struct board *best)
{
    struct task weak = { t->n, t->costs, t->is_safe, lower_bound_standing };
    struct hunt search = hunt(&weak, LIVE_LEAST, room, false);
    struct hunt h = hunt(t, LIVE_LEAST, room, false);
    enum hunt_fault fault = hunt_judge(&h, cost);

    if (fault != HUNT_RIGHT && fault != hunt_judge(&search, cost))
        hunt_complain_of(&h, fault, cost, best);
    live_free(search.list);
    live_free(h.list);
}

START_TEST(it_is_the_search_with_another_bound)
{
    static square_test *const tests[] = { square_test_queens, square_test_rooks,
                                          square_test_cornerless };
    struct random r = random_start(grade_seed() + 4);

    for (int i = 0; i < 15; i++) {
        int n = 1 + i % 5;
        struct task t = { n, parts_costs(&r, n, 1, 99), tests[i / 5], NULL };
        struct board *best;
        int cost = floor_cheapest(&t, NULL, &best);

        expect_search(&t, ROOM, cost, best);
        expect_search(&t, n, LIVE_NODES_GAVE_UP, NULL);
        board_free(best);
        costs_free(t.costs);
    }
}
END_TEST

static void
expect_fewer(const struct task *t)
{
    struct hunt h = hunt(t, LIVE_LEAST, ROOM, false);
    struct board *best;
    int cost = floor_cheapest(t, NULL, &best);
    int expanded = count_expanded(h.list), enough = floor_count(t, cost);
    FILE *f;

    if (h.said != cost)
        hunt_complain_of(&h, HUNT_COST, cost, best);
    if (expanded > enough) {
        f = hunt_complain(&h);
        fprintf(f,
                "It returns %d, the right cost, and expands %d nodes, but by\n"
                "the bound that is asked for it can do with %d. (A list in\n"
                "FIFO expands %d, lab 03's search goes on below %d.)\n",
                h.said, expanded, enough, expanded_by_fifo(t),
                expanded_depth_first(t));
        complaint_costs(f, t->costs, NULL, NULL);
        complaint_stop();
    }
    board_free(best);
    live_free(h.list);
}

START_TEST(least_cost_expands_fewer_nodes)
{
    static const int sizes[PUZZLES] = { 1, 4, 5, 6, 6, 7, 8, 8 };
    struct random r = random_start(grade_seed() + 2);

    for (int i = 0; i < PUZZLES; i++) {
        struct task t = { sizes[i], parts_costs(&r, sizes[i], 1, 99),
                          square_test_queens, NULL };

        expect_fewer(&t);
        costs_free(t.costs);
    }
}
END_TEST

void
parts_add_fewer(struct grade *g)
{
    grade_criterion(g, "live-nodes.fewer", 1, "fewer nodes, by your bound");
    grade_hint(g, "only squares that is_safe allows count for a later row. "
                  "make check TEST=lower says where your bound is weak, if "
                  "it is.");
    grade_hint(g, "live_nodes_cheapest is your search with your bound: one "
                  "call, which hands on what it is handed.");
    grade_test(g, least_cost_expands_fewer_nodes);
    grade_test(g, it_is_the_search_with_another_bound);
}
