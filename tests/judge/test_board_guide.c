/* test_board_guide.c - unit tests of what a search for queens must do.
   SPDX-License-Identifier: MIT

   The counts are known from elsewhere: books, and the papers on n queens.  */
#include "tools/judge/right/board_guide.h"

#include "lib/random.h"
#include "tests/lib/main.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"

enum { SIDE = 8 };

static struct board_guide
run(struct board_guide g, int n)
{
    g.board = board_new(n);
    if (g.is_safe == NULL)
        g.is_safe = square_test_queens;
    board_guide_begin(&g);
    while (!g.is_over)
        board_guide_step(&g);
    board_free(g.board);
    return g;
}

START_TEST(the_tree_has_the_nodes_that_are_known)
{
    static const int placed[] = { 1, 2, 5, 16, 53, 152, 551, 2056 };
    static const int found[] = { 1, 0, 0, 2, 10, 4, 40, 92 };

    for (int n = 1; n <= SIDE; n++) {
        struct board_guide g = run((struct board_guide){ 0 }, n);

        ck_assert_int_eq(g.placements, placed[n - 1]);
        ck_assert_int_eq(g.found, found[n - 1]);
        ck_assert_int_eq(g.killed, 0);
        ck_assert_int_eq(g.moves, 2 * placed[n - 1] + found[n - 1]);
    }
}
END_TEST

START_TEST(looking_ahead_kills_as_many_as_are_known)
{
    static const int placed[] = { 1, 2, 5, 16, 53, 130, 463, 1724 };
    static const int killed[] = { 0, 2, 3, 4, 4, 44, 130, 560 };

    for (int n = 1; n <= SIDE; n++) {
        struct board_guide g =
            run((struct board_guide){ .looks_ahead = true }, n);

        ck_assert_int_eq(g.placements, placed[n - 1]);
        ck_assert_int_eq(g.killed, killed[n - 1]);
    }
}
END_TEST

START_TEST(a_search_ends_where_it_is_told_to)
{
    struct board_guide g = run((struct board_guide){ .stop_at = 3 }, 6);

    ck_assert_int_eq(g.found, 3);
    ck_assert(board_guide_is_stopped(&g));
    g = run((struct board_guide){ .stop_at = 5 }, 6); /* there are four */
    ck_assert_int_eq(g.found, 4);
    ck_assert(!board_guide_is_stopped(&g));
}
END_TEST

/* Return what the queens of B cost.  */
static int
cost(const struct costs *c, const struct board *b)
{
    int sum = 0;

    for (int row = 0; row < board_size(b); row++)
        sum += costs_at(c, row, board_queen(b, row));
    return sum;
}

/* Of all solutions, one after the other, none may be cheaper than the best,
   and each that is cheaper than all before it is reported.  */
START_TEST(the_cheapest_solution_is_the_cheapest_of_all)
{
    struct random r = random_start(4);

    for (int round = 0; round < 40; round++) {
        int n = 1 + round / 6, best = -1;
        struct board *empty = board_new(n);
        struct costs *c = costs_new(n);
        struct solutions all = solutions_of(empty, 0, square_test_queens, 0);
        struct board_guide g;
        int better = 0;

        for (int i = 0; i < n * n; i++)
            costs_set(c, i / n, i % n, random_below(&r, 30));
        for (int i = 0; i < all.count; i++)
            if (best == -1 || cost(c, all.list[i]) < best) {
                best = cost(c, all.list[i]);
                better++;
            }
        g = run((struct board_guide){ .costs = c }, n);
        ck_assert_int_eq(g.best, best);
        ck_assert_int_eq(g.found, better);
        solutions_free(&all);
        costs_free(c);
        board_free(empty);
    }
}
END_TEST

START_TEST(the_bound_kills_what_cannot_be_better)
{
    struct costs *c = costs_new(4); /* two solutions, both cost 0 */
    struct board_guide g = run((struct board_guide){ .costs = c }, 4);

    /* up to the first as ever, 8 queens; then no queen but two in row 0 */
    ck_assert_int_eq(g.placements, 10);
    ck_assert_int_eq(g.killed, 2);
    ck_assert_int_eq(g.found, 1);
    ck_assert(board_guide_kills(4, 7, 7));
    ck_assert(!board_guide_kills(4, 6, 7));
    ck_assert(!board_guide_kills(4, 7, -1));
    ck_assert(board_guide_kills(4, 4 * COSTS_MAX + 1, -1));
    costs_free(c);
}
END_TEST

static void
count(void *self, struct board *b)
{
    int *seen = self;

    ck_assert_int_eq(board_count(b), seen[0]);
    seen[1]++;
}

START_TEST(boards_that_are_begun_are_all_there)
{
    static const int boards[] = { 1, 4, 6, 4, 2 }; /* of 4 queens, by rows */

    for (int rows = 0; rows <= 4; rows++) {
        int seen[2] = { rows, 0 };

        solutions_begun(4, rows, count, seen);
        ck_assert_int_eq(seen[1], boards[rows]);
    }
}
END_TEST

START_TEST(a_solution_is_known_for_every_size)
{
    for (int n = 4; n <= BOARD_MAX_SIZE; n++) {
        struct board *b = solutions_started(n, n);

        ck_assert_msg(solutions_is_one(b, square_test_queens), "n = %d", n);
        board_free(b);
        b = solutions_started(n, n - 1);
        ck_assert_int_eq(board_count(b), n - 1);
        board_free(b);
    }
}
END_TEST

START_TEST(other_tests_have_other_solutions)
{
    static const int rooks[] = { 1, 2, 6, 24, 120 }, any[] = { 1, 4, 27, 256 };

    for (int n = 1; n <= 5; n++)
        ck_assert_int_eq(
            run((struct board_guide){ .is_safe = square_test_rooks }, n).found,
            rooks[n - 1]);
    for (int n = 1; n <= 4; n++)
        ck_assert_int_eq(
            run((struct board_guide){ .is_safe = square_test_any }, n).found,
            any[n - 1]);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("board_guide");
    TCase *tc = tcase_create("board_guide");

    tcase_add_test(tc, the_tree_has_the_nodes_that_are_known);
    tcase_add_test(tc, looking_ahead_kills_as_many_as_are_known);
    tcase_add_test(tc, a_search_ends_where_it_is_told_to);
    tcase_add_test(tc, the_cheapest_solution_is_the_cheapest_of_all);
    tcase_add_test(tc, the_bound_kills_what_cannot_be_better);
    tcase_add_test(tc, boards_that_are_begun_are_all_there);
    tcase_add_test(tc, a_solution_is_known_for_every_size);
    tcase_add_test(tc, other_tests_have_other_solutions);
    suite_add_tcase(s, tc);
    return s;
}
