/* test_maze_guide.c - unit tests of what a rat that looks for its way must do.
   SPDX-License-Identifier: MIT

   A wave, which starts in one cell and reaches all cells one step farther off
   at a time, knows the fewest steps in another way.  */
#include "tools/judge/right/maze_guide.h"

#include <stdlib.h>
#include <string.h>

#include "lib/maze.h"
#include "lib/maze_text.h"
#include "tests/lib/main.h"

enum { SIDE = 15 };

static struct maze *
parse(const char *text)
{
    struct text_error error;
    struct maze *m = maze_text_parse(text, &error);

    ck_assert_ptr_nonnull(m);
    return m;
}

/* Search M, which is released, and put the rat's last path into PATH as one
   letter a step.  */
static struct maze_guide
run(struct maze *m, int stop_at, bool seeks_shortest, char *path)
{
    struct maze_guide g = { .maze = m,
                            .from = maze_start(m),
                            .stop_at = stop_at,
                            .seeks_shortest = seeks_shortest };

    for (maze_guide_begin(&g); !g.is_over; maze_guide_step(&g))
        continue;
    for (int i = 1; i <= maze_steps(m) && path != NULL; i++) {
        struct maze_cell a = maze_path(m, i - 1), b = maze_path(m, i);

        *path++ = b.col < a.col   ? 'L'
                  : b.col > a.col ? 'R'
                  : b.row > a.row ? 'D'
                                  : 'U';
    }
    if (path != NULL)
        *path = '\0';
    maze_free(m);
    maze_guide_end(&g);
    return g;
}

START_TEST(the_first_way_goes_left_down_right_up)
{
    static const char *const ways[][2] = {
        { "*", "" },
        { "GS", "L" },
        { "G\nS", "U" },
        { "S..\n...\n..G", "DDRR" },
        { "G..\n...\n..S", "LLURRULL" },
        { "S...\n.##.\n.##.\n..#G", "RRRDDD" },
        { "..#..\nS##G.\n.....\n.#.#.\n.....", "DDDRRRRUULU" },
    };
    char path[32];

    for (size_t i = 0; i < sizeof ways / sizeof ways[0]; i++) {
        ck_assert_int_eq(run(parse(ways[i][0]), 1, false, path).found, 1);
        ck_assert_str_eq(path, ways[i][1]);
    }
}
END_TEST

START_TEST(a_rat_without_a_way_was_everywhere_and_comes_home)
{
    struct maze_guide g =
        run(parse("S..#.\n....#\n#.###\n...#G"), 1, false, NULL);

    ck_assert_int_eq(g.found, 0);
    ck_assert_int_eq(g.entered, 11);
    ck_assert_int_eq(g.moves, 22);
}
END_TEST

START_TEST(a_rat_that_seeks_the_shortest_comes_home_when_told_to_stop)
{
    struct maze *m = parse("G..\n...\n..S");
    struct maze_guide g = {
        .maze = m, .from = maze_start(m), .stop_at = 1, .seeks_shortest = true
    };

    for (maze_guide_begin(&g); !g.is_over; maze_guide_step(&g))
        continue;
    ck_assert_int_eq(maze_steps(m), -1);
    ck_assert_int_eq(g.best, 8);
    ck_assert_int_eq(g.entered, 9);
    maze_guide_end(&g);
    maze_free(m);
}
END_TEST

/* The way down and to the right is as short as the bound: nothing is entered
   beside it.  */
START_TEST(both_cuts_are_made)
{
    struct maze_guide g = run(parse("S..\n...\n..G"), 0, true, NULL);

    ck_assert_int_eq(g.entered, 5);
    ck_assert_int_eq(g.best, 4);
}
END_TEST

/* Return the fewest steps from the start of M to its goal, or -1.  */
static int
wave(const struct maze *m)
{
    int distance[SIDE + 2][SIDE + 2], reached = 1;
    struct maze_cell start = maze_start(m), goal = maze_goal(m);

    memset(distance, -1, sizeof distance);
    distance[start.row + 1][start.col + 1] = 0;
    for (int d = 0; reached > 0; d++) {
        reached = 0;
        for (int i = 0; i < SIDE * SIDE; i++) {
            int r = i / SIDE + 1, c = i % SIDE + 1;

            if (distance[r][c] != -1 || !maze_is_open(m, r - 1, c - 1))
                continue;
            if (distance[r - 1][c] == d || distance[r + 1][c] == d ||
                distance[r][c - 1] == d || distance[r][c + 1] == d) {
                distance[r][c] = d + 1;
                reached++;
            }
        }
    }
    return distance[goal.row + 1][goal.col + 1];
}

START_TEST(the_shortest_way_is_that_of_the_wave)
{
    for (int loops = 0; loops <= 60; loops += 20)
        for (uint64_t seed = 1; seed <= 8; seed++) {
            struct maze *m = maze_make(11, SIDE, loops, seed);
            int expected;

            maze_set_wall(m, (int)seed, 4, true); /* may leave no way */
            expected = wave(m);
            ck_assert_int_eq(run(m, 0, true, NULL).best, expected);
        }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("maze_guide");
    TCase *tc = tcase_create("maze_guide");

    tcase_add_test(tc, the_first_way_goes_left_down_right_up);
    tcase_add_test(tc, a_rat_without_a_way_was_everywhere_and_comes_home);
    tcase_add_test(tc,
                   a_rat_that_seeks_the_shortest_comes_home_when_told_to_stop);
    tcase_add_test(tc, both_cuts_are_made);
    tcase_add_test(tc, the_shortest_way_is_that_of_the_wave);
    suite_add_tcase(s, tc);
    return s;
}
