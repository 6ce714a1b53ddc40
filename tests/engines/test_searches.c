/* test_searches.c - engines that look for one answer, against slower ways.
   SPDX-License-Identifier: MIT  */
#include <check.h>
#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/random.h"
#include "tests/lib/main.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/engines/bits.h"
#include "tools/queens/engines/cheapest.h"
#include "tools/queens/engines/closed.h"
#include "tools/queens/engines/first.h"
#include "tools/queens/engines/grid.h"
#include "tools/queens/run/dives.h"

START_TEST(the_first_solution_is_that_of_bits)
{
    int slow[BOARD_MAX_SIZE], quick[BOARD_MAX_SIZE];

    for (int n = 1; n <= 28; n++) {
        ck_assert(bits_first(n, slow) == first_find(n, quick));
        if (n != 2 && n != 3)
            ck_assert_mem_eq(slow, quick, (size_t)n * sizeof(int));
    }
}
END_TEST

START_TEST(the_first_solution_of_24_is_what_is_known)
{
    static const int known[] = { 0,  2,  4, 1,  3, 8, 10, 13, 17, 21, 18, 22,
                                 19, 23, 9, 20, 5, 7, 11, 15, 12, 6,  16, 14 };
    int queens[24];

    ck_assert(first_find(24, queens));
    ck_assert_mem_eq(queens, known, sizeof known);
}
END_TEST

/* Tell whether no two of N queens share a column or a diagonal.  */
static bool
is_solution(const int *queens, int n)
{
    bool *taken = calloc((size_t)n * 5, 1);
    bool good = true;

    for (int row = 0; row < n && good; row++) {
        int col = queens[row];
        bool *lines[] = { taken + col, taken + n + row + col,
                          taken + 3 * n + row - col + n - 1 };

        for (int i = 0; i < 3; i++) {
            good &= !*lines[i];
            *lines[i] = true;
        }
    }
    free(taken);
    return good;
}

START_TEST(a_solution_in_closed_form_is_one)
{
    int *queens = malloc(1000000 * sizeof *queens);

    ck_assert(!closed_find(2, queens) && !closed_find(3, queens));
    for (int n = 1; n <= 300; n++)
        if (n != 2 && n != 3)
            ck_assert_msg(closed_find(n, queens) && is_solution(queens, n),
                          "n = %d", n);
    ck_assert(closed_find(1000000, queens) && is_solution(queens, 1000000));
    free(queens);
}
END_TEST

START_TEST(nodes_are_counted_up_to_a_place)
{
    static const int place[] = { 0, 4, 7, 5, -1 };

    ck_assert_uint_eq(bits_nodes(8, NULL, 1000), 113);
    ck_assert_uint_eq(bits_nodes(16, NULL, 100000), 10052);
    ck_assert_uint_eq(bits_nodes(16, NULL, 500), 500);
    ck_assert_uint_eq(bits_nodes(4, (int[]){ 0, 3, -1 }, 100), 3);
    ck_assert_uint_eq(bits_nodes(4, (int[]){ 1, -1 }, 100), 5);
    ck_assert_uint_eq(bits_nodes(4, (int[]){ 3, -1 }, 100), 8);
    ck_assert_uint_lt(bits_nodes(8, place, 1000), 113);
}
END_TEST

START_TEST(dives_tell_how_large_a_tree_is)
{
    static const double known[] = { [8] = 2056,
                                    [10] = 35538,
                                    [12] = 856188,
                                    [14] = 27358552,
                                    [16] = 1141190302 };

    for (int n = 8; n <= 16; n += 2) {
        ck_assert_double_gt(dives_nodes(n), 0.9 * known[n]);
        ck_assert_double_lt(dives_nodes(n), 1.1 * known[n]);
    }
    ck_assert_double_eq(dives_nodes(1), 1);
}
END_TEST

struct best {
    const struct costs *costs;
    struct board *board;
    int cost;
    int queens[BOARD_MAX_SIZE]; /* of the first that costs so little */
};

/* A watcher that keeps the least cost of all solutions.  */
static bool
see(void *self, const struct event *e)
{
    struct best *b = self;
    int cost = 0;

    if (e->kind != EVENT_FOUND)
        return false;
    for (int row = 0; row < board_size(b->board); row++)
        cost += costs_at(b->costs, row, board_queen(b->board, row));
    if (b->cost < 0 || cost < b->cost) {
        b->cost = cost;
        for (int row = 0; row < board_size(b->board); row++)
            b->queens[row] = board_queen(b->board, row);
    }
    return false;
}

typedef int finder(const struct costs *c, struct board *b, long long *nodes);

static void
expect_cheapest(const struct costs *c, finder *find)
{
    int n = costs_size(c), cost, sum = 0;
    struct best best = { c, board_new(n), -1, { 0 } };
    struct watcher w = { see, &best };
    struct board *b = board_new(n);

    board_watch(best.board, &w);
    bits_search(best.board);
    cost = find(c, b, NULL);
    ck_assert_int_eq(cost, best.cost);
    ck_assert_int_eq(board_count(b), cost < 0 ? 0 : n);
    for (int row = 0; row < n && cost >= 0; row++)
        sum += costs_at(c, row, board_queen(b, row));
    ck_assert(cost < 0 ||
              (sum == cost && solutions_is_one(b, square_test_queens)));
    for (int row = 0; row < n && cost >= 0; row++)
        ck_assert_int_eq(board_queen(b, row), best.queens[row]);
    board_free(best.board);
    board_free(b);
}

START_TEST(prices_find_the_least_of_all_solutions)
{
    for (int n = 1; n <= 9; n++)
        for (int seed = 0; seed < 25; seed++) {
            struct costs *c = costs_random(n, (uint64_t)seed);

            if (seed % 5 == 4) /* many zeros, a few at the limit */
                for (int i = 0; i < n * n; i++)
                    costs_set(c, i / n, i % n,
                              costs_at(c, i / n, i % n) > 80 ? COSTS_MAX : 0);
            expect_cheapest(c, cheapest_find);
            expect_cheapest(c, cheapest_by_minimum);
            costs_free(c);
        }
}
END_TEST

/* Look for the rat's way as lab 04 does, recursively.  */
static bool
slow_way(const struct maze *m, bool *been, struct maze_cell at,
         struct maze_cell *path, int *steps)
{
    static const int move[4][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };

    if (!maze_is_open(m, at.row, at.col) ||
        been[at.row * maze_cols(m) + at.col])
        return false;
    been[at.row * maze_cols(m) + at.col] = true;
    path[++*steps] = at;
    if (maze_is_goal(m, at.row, at.col))
        return true;
    for (int i = 0; i < 4; i++) {
        struct maze_cell next = { at.row + move[i][0], at.col + move[i][1] };

        if (slow_way(m, been, next, path, steps))
            return true;
    }
    --*steps;
    return false;
}

/* Return the length of a shortest way by raising distances until nothing
   changes, -1: there is none.  */
static int
slow_distance(const struct maze *m)
{
    int rows = maze_rows(m), cols = maze_cols(m), result;
    int *far = malloc((size_t)(rows * cols) * sizeof *far);
    bool changes = true;

    for (int i = 0; i < rows * cols; i++)
        far[i] = 100000;
    far[maze_start(m).row * cols + maze_start(m).col] = 0;
    while (changes) {
        changes = false;
        for (int i = 0; i < rows * cols; i++) {
            int r = i / cols, c = i % cols, near = far[i];

            near = r > 0 && far[i - cols] + 1 < near ? far[i - cols] + 1 : near;
            near = r < rows - 1 && far[i + cols] + 1 < near ? far[i + cols] + 1
                                                            : near;
            near = c > 0 && far[i - 1] + 1 < near ? far[i - 1] + 1 : near;
            near =
                c < cols - 1 && far[i + 1] + 1 < near ? far[i + 1] + 1 : near;
            if (maze_is_open(m, r, c) && near < far[i]) {
                far[i] = near;
                changes = true;
            }
        }
    }
    result = far[maze_goal(m).row * cols + maze_goal(m).col];
    free(far);
    return result < 100000 ? result : -1;
}

static void
expect_ways(const struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct maze_cell *slow = calloc(cells, sizeof *slow);
    struct maze_cell *path = calloc(cells, sizeof *path);
    bool *been = calloc(cells, sizeof *been);
    int steps = -1;
    bool found = slow_way(m, been, maze_start(m), slow, &steps);

    ck_assert_int_eq(grid_depth_first(m, path), found ? steps : -1);
    if (found)
        ck_assert_mem_eq(path, slow, (size_t)(steps + 1) * sizeof *path);
    ck_assert_int_eq(grid_breadth_first(m, path), slow_distance(m));
    free(been);
    free(path);
    free(slow);
}

START_TEST(mazes_are_walked_as_by_the_slow_ways)
{
    struct random r = random_start(4);

    for (int i = 0; i < 200; i++) {
        struct maze *m =
            maze_make(1 + random_below(&r, 15), 1 + random_below(&r, 15),
                      random_below(&r, 30), (uint64_t)i);

        for (int k = 0; k < i % 4; k++) /* close some ways */
            maze_set_wall(m, random_below(&r, maze_rows(m)),
                          random_below(&r, maze_cols(m)), true);
        expect_ways(m);
        maze_free(m);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("searches");
    TCase *tc = tcase_create("one answer");

    tcase_set_timeout(tc, 60);
    tcase_add_test(tc, the_first_solution_is_that_of_bits);
    tcase_add_test(tc, the_first_solution_of_24_is_what_is_known);
    tcase_add_test(tc, a_solution_in_closed_form_is_one);
    tcase_add_test(tc, nodes_are_counted_up_to_a_place);
    tcase_add_test(tc, dives_tell_how_large_a_tree_is);
    tcase_add_test(tc, prices_find_the_least_of_all_solutions);
    tcase_add_test(tc, mazes_are_walked_as_by_the_slow_ways);
    suite_add_tcase(s, tc);
    return s;
}
