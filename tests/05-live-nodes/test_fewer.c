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

/* Put into SAID what live_nodes_lower says of each child of the root.  */
static void
ask_lower(const struct task *t, int *said)
{
    struct board *b = must(board_new(t->n));

    for (int col = 0; col < t->n; col++) {
        board_place(b, 0, col);
        said[col] = live_nodes_lower(b, t->costs, 1, t->is_safe);
        board_remove(b, 0);
    }
    board_free(b);
}

/* Tell whether the bounds in the list of H are those of another function than
   live_nodes_lower, which SAID more of a child of the root.  */
static bool
has_other_bounds(const struct hunt *h, const int *said)
{
    for (int i = 1; i < live_generated(h->list); i++) {
        struct live_node v = live_node(h->list, i);

        if (v.depth == 1 && v.bound < said[v.col])
            return true;
    }
    return false;
}

/* Tell whether a node that H took has a bound below the one asked for.  */
static bool
has_weak_bounds(const struct hunt *h)
{
    const struct task *t = h->task;
    struct board *b = must(board_new(t->n));
    bool is_weak = false;

    for (int i = 1; i < live_generated(h->list) && !is_weak; i++) {
        struct live_node v = live_node(h->list, i);

        live_guide_show(h->list, i, b);
        is_weak = v.state == LIVE_TAKEN &&
                  v.bound < live_guide_floor(b, t->costs, v.depth, t->is_safe);
    }
    board_free(b);
    return is_weak;
}

/* Expect of a search for T by live_nodes_cheapest that it returns COST, and
   does with the list and the board what live_nodes_search does: whose mistakes
   cost nothing here.  */
static void
expect_search(const struct task *t, int room, int cost,
              const struct board *best)
{
    struct task weak = { t->n, t->costs, t->is_safe, lower_bound_standing };
    struct hunt search = hunt(&weak, parts_list(t->n, LIVE_LEAST, room), false);
    struct hunt h = hunt(t, parts_list(t->n, LIVE_LEAST, room), false);
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

/* End the test: H expands more nodes than are ENOUGH.  */
static _Noreturn void
complain_of_waste(const struct hunt *h, const int *said, int enough)
{
    FILE *f = hunt_complain(h);

    fprintf(f,
            "It returns %d, the right cost, and expands %d nodes, but by\n"
            "the bound that is asked for it can do with %d. (A list in\n"
            "FIFO expands %d, lab 03's search goes on below %d.)\n",
            h->said, count_expanded(h->list), enough, expanded_by_fifo(h->task),
            expanded_depth_first(h->task));
    complaint_costs(f, h->task->costs, NULL, NULL);
    if (has_other_bounds(h, said))
        complaint_hint("live_nodes_lower says more of some node than the bound "
                       "that it has in the list: which bound does "
                       "live_nodes_cheapest hand to your search?");
    else if (!has_weak_bounds(h))
        complaint_hint("the bounds in the list are sharp enough: it is the "
                       "search that takes nodes it need not. make check "
                       "TEST=order.");
    complaint_stop();
}

static void
expect_fewer(const struct task *t)
{
    int said[BOARD_MAX_SIZE], cost, enough;
    struct board *best;
    struct hunt h;

    ask_lower(t, said);
    h = hunt(t, parts_list(t->n, LIVE_LEAST, ROOM), false);
    cost = floor_cheapest(t, NULL, &best);
    enough = floor_count(t, cost);
    if (h.said != cost)
        hunt_complain_of(&h, HUNT_COST, cost, best);
    if (count_expanded(h.list) > enough)
        complain_of_waste(&h, said, enough);
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
