/* test_search.c - graded suite of lab 05, part B: what the search finds.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/floor.h"
#include "tests/05-live-nodes/hunt.h"
#include "tools/base/must.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"

static void
try_answer(struct hunt_case *c)
{
    struct hunt h = hunt(&c->task, c->list, false);
    struct board *best;
    int cost = floor_cheapest(&c->task, NULL, &best);
    enum hunt_fault fault = hunt_judge(&h, cost);

    if (fault != HUNT_RIGHT)
        hunt_complain_of(&h, fault, cost, best);
    board_free(best);
}

/* Search for T with a list in ORDER.  */
static void
try_task(const struct task *t, enum live_order order)
{
    struct hunt_case c = { *t, parts_list(t->n, order, HUNT_ROOM), 0 };

    try_answer(&c);
    live_free(c.list);
}

START_TEST(a_cheapest_solution_is_found_in_every_order)
{
    for (int n = 1; n <= 6; n++)
        hunt_each(n, try_answer);
}
END_TEST

START_TEST(seven_to_nine_queens_are_no_different)
{
    struct random r = random_start(grade_seed() + 11);

    for (int n = 7; n <= 9; n++) {
        struct task t = { n, parts_costs(&r, n, 50, 50), square_test_queens,
                          lower_bound_cheapest };

        try_task(&t, LIVE_LEAST);
        try_task(&t, LIVE_LIFO);
        costs_free(t.costs);
    }
}
END_TEST

/* By LIFO an answer of 11 is found first, in the right part of the tree.  The
   left child of node 2 costs 51; its brother leads to the answer of 3.  */
START_TEST(a_dear_child_may_have_a_cheap_brother)
{
    static const int costs[3][3] = { { 5, 1, 5 }, { 50, 5, 1 }, { 1, 5, 5 } };
    struct task t = { 3, must(costs_new(3)), square_test_rooks,
                      lower_bound_standing };

    for (int i = 0; i < 9; i++)
        costs_set(t.costs, i / 3, i % 3, costs[i / 3][i % 3]);
    try_task(&t, LIVE_LIFO);
    costs_free(t.costs);
}
END_TEST

/* Where types and words of C come to their end, and the dearest there are.  All
   solutions cost the same, and the bound knows it: LIFO needs not turn back. */
START_TEST(large_boards_are_no_different)
{
    static const int sizes[] = { 16, 17, 32, 33, 64 };
    struct random r = random_start(grade_seed());

    for (int i = 0; i < 5; i++) {
        struct task t = { sizes[i], parts_costs(&r, sizes[i], COSTS_MAX, 1),
                          square_test_rooks, lower_bound_cheapest };

        try_task(&t, LIVE_LIFO);
        costs_free(t.costs);
    }
}
END_TEST

void
parts_add_search(struct grade *g)
{
    grade_part(g);
    grade_criterion(g, "live-nodes.cheapest", 2, "a cheapest solution");
    grade_hint(g, "what is the best so far before there is an answer? and "
                  "after live_nodes_expand?");
    grade_hint(g, "the list has all nodes there ever were: which of them is "
                  "the answer, and how do its queens come onto the board?");
    grade_test(g, a_cheapest_solution_is_found_in_every_order);
    grade_test(g, a_dear_child_may_have_a_cheap_brother);
    grade_test(g, seven_to_nine_queens_are_no_different);
    grade_test(g, large_boards_are_no_different);
}
