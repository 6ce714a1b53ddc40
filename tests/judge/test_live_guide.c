/* test_live_guide.c - unit tests of right/live_guide.c and lower_bounds.c.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/live_guide.h"

#include <stdio.h>
#include <string.h>

#include "tests/lib/main.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/right/square_tests.h"

static lower_bound *const bounds[] = { lower_bound_standing,
                                       lower_bound_cheapest,
                                       lower_bound_jumping,
                                       lower_bound_asking };

static struct live *
run(int n, enum live_order order, const struct costs *c, lower_bound *bound,
    int *best)
{
    struct live *l = live_new(n, order, 100000);
    struct live_guide g;

    ck_assert_ptr_nonnull(l);
    g = live_guide_run(l, (struct live_guide){ .list = l,
                                               .costs = c,
                                               .is_safe = square_test_queens,
                                               .bound = bound });
    ck_assert(g.is_over && !g.is_full);
    *best = g.best;
    return l;
}

/* Write the columns of NODE of L, counted from 1, to TEXT.  */
static void
spell(const struct live *l, int node, char *text)
{
    struct live_node v = live_node(l, node);

    text[v.depth] = '\0';
    for (; v.depth > 0; v = live_node(l, v.parent))
        text[v.depth - 1] = (char)('1' + v.col);
}

/* Expect the nodes of L that are in STATE to be those in PATHS, in the order of
   their numbers.  */
static void
expect_paths(const struct live *l, enum live_state state, const char *paths)
{
    char all[400] = "", one[BOARD_MAX_SIZE + 1];

    for (int i = 0; i < live_generated(l); i++)
        if (live_node(l, i).state == state) {
            spell(l, i, one);
            snprintf(all + strlen(all), sizeof all - strlen(all), " %s", one);
        }
    ck_assert_str_eq(all, paths);
}

/* Horowitz and Sahni: nodes 2, 18, 34 and 50, then 3, 8 and 13, of which 3 is
   killed, ...; when the answer, 31, is reached, 38 and 54 are live.  */
START_TEST(fifo_is_the_figure_of_the_book)
{
    struct costs *c = costs_new(4);
    int best;
    struct live *l = run(4, LIVE_FIFO, c, lower_bound_standing, &best);

    ck_assert_int_eq(best, 0);
    ck_assert_int_eq(live_generated(l), 31);
    expect_paths(l, LIVE_IN_LIST, " 314 413");
    expect_paths(l, LIVE_ANSWER, " 2413");
    expect_paths(l, LIVE_KILLED,
                 " 12 21 23 32 34 43 132 134 143 243 312 412 421 423 1423");
    live_free(l);
    costs_free(c);
}
END_TEST

static int
cheapest(int n, const struct costs *c)
{
    int cols[BOARD_MAX_SIZE] = { 0 }, best = LIVE_NEVER;

    cols[n - 1] = -1;
    while (oracle_next_safe(n, 0, n, cols)) {
        int cost = 0;

        for (int row = 0; row < n; row++)
            cost += costs_at(c, row, cols[row]);
        best = cost < best ? cost : best;
    }
    return best;
}

START_TEST(every_order_finds_a_cheapest_solution)
{
    for (int n = 1; n <= 6; n++)
        for (int i = 0; i < 27; i++) {
            struct costs *c = costs_random(n, (uint64_t)i);
            int best;
            struct live *l =
                run(n, (enum live_order)(i % 3), c, bounds[i / 3 % 4], &best);

            ck_assert_int_eq(best, cheapest(n, c));
            ck_assert(live_least(l) >= best);
            live_free(l);
            costs_free(c);
        }
}
END_TEST

START_TEST(a_bound_never_lies)
{
    for (int seed = 0; seed < 20; seed++)
        for (int k = 0; k < 4; k++) {
            struct costs *c = costs_random(5, (uint64_t)seed);
            struct board *b = board_new(5);
            int least = cheapest(5, c);

            ck_assert_int_le(bounds[k](b, c, 0, square_test_queens), least);
            board_free(b);
            costs_free(c);
        }
}
END_TEST

START_TEST(a_full_list_ends_a_search)
{
    struct costs *c = costs_new(4);

    for (int limit = 1; limit < 31; limit++) {
        struct live *l = live_new(4, LIVE_FIFO, limit);
        struct live_guide g = { .list = l,
                                .costs = c,
                                .is_safe = square_test_queens,
                                .bound = lower_bound_standing };

        g = live_guide_run(l, g);
        ck_assert(g.is_over && g.is_full);
        ck_assert_int_eq(live_generated(l), limit);
        live_free(l);
    }
    costs_free(c);
}
END_TEST

START_TEST(only_what_must_come_is_agreed_to)
{
    struct costs *c = costs_new(4);
    struct live *l = live_new(4, LIVE_FIFO, 100);
    struct live_guide g = { .list = l,
                            .costs = c,
                            .is_safe = square_test_queens,
                            .bound = lower_bound_standing };
    struct live_event e = { LIVE_TAKEN, LIVE_ROOT };

    live_guide_begin(&g);
    live_next(l);
    ck_assert(live_guide_agrees(&g, &e));
    live_guide_advance(&g, &e);
    ck_assert(!live_guide_agrees(&g, &e));
    for (int col = 0; col < 4; col++) {
        struct live_event wrong = { LIVE_IN_LIST, live_add(l, 0, col, col) };

        ck_assert(live_guide_agrees(&g, &wrong) == (col == 0));
    }
    e = (struct live_event){ LIVE_IN_LIST, 1 };
    live_guide_advance(&g, &e);
    ck_assert_int_eq(g.next, LIVE_IN_LIST);
    ck_assert_int_eq(g.col, 1);
    live_free(l);
    costs_free(c);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("live_guide");
    TCase *tc = tcase_create("live_guide");

    tcase_add_test(tc, fifo_is_the_figure_of_the_book);
    tcase_add_test(tc, every_order_finds_a_cheapest_solution);
    tcase_add_test(tc, a_bound_never_lies);
    tcase_add_test(tc, a_full_list_ends_a_search);
    tcase_add_test(tc, only_what_must_come_is_agreed_to);
    suite_add_tcase(s, tc);
    return s;
}
