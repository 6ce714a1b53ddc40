/* test_tree_maze.c - unit tests of the trees of searches in mazes.
   SPDX-License-Identifier: MIT  */
#include <errno.h>

#include "lib/maze.h"
#include "lib/maze_text.h"
#include "lib/random.h"
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static const char text[] = "S.#.\n"
                           ".#..\n"
                           "....\n"
                           "#.#G\n";

static const struct tree_search first = { .ended = true, .stop_at = 1 };

static struct maze *
parse(const char *maze)
{
    struct text_error error;
    struct maze *m = maze_text_parse(maze, &error);

    ck_assert_ptr_nonnull(m);
    return m;
}

static void
add(struct trace *trace, enum event_kind kind, int row, int col)
{
    struct event e = { kind, row, col };

    trace_add(trace, &e);
}

START_TEST(refused_neighbours_come_left_down_right_up)
{
    /* row, column, state and reason of each node */
    static const int expected[][4] = {
        { 0, 0, TREE_LIVE, 0 },           { 1, 0, TREE_LIVE, 0 },
        { 2, 0, TREE_LIVE, 0 },           { 3, 0, TREE_KILLED, TREE_WALL },
        { 2, 1, TREE_LIVE, 0 },           { 2, 0, TREE_KILLED, TREE_SEEN },
        { 3, 1, TREE_DEAD, 0 },           { 3, 0, TREE_KILLED, TREE_WALL },
        { 3, 2, TREE_KILLED, TREE_WALL }, { 2, 1, TREE_KILLED, TREE_SEEN },
        { 2, 2, TREE_LIVE, 0 },           { 2, 1, TREE_KILLED, TREE_SEEN },
        { 3, 2, TREE_KILLED, TREE_WALL }, { 2, 3, TREE_LIVE, 0 },
        { 2, 2, TREE_KILLED, TREE_SEEN }, { 3, 3, TREE_ANSWER, 0 },
    };
    struct maze *m = parse(text);
    struct trace *trace = walk_maze(m);
    struct tree *t = tree_from_maze(trace, m, &first);

    ck_assert_int_eq(tree_size(t), 16);
    for (int i = 0; i < 16; i++) {
        ck_assert_int_eq(tree_node(t, i)->row, expected[i][0]);
        ck_assert_int_eq(tree_node(t, i)->col, expected[i][1]);
        ck_assert_int_eq(tree_node(t, i)->state, expected[i][2]);
        ck_assert_int_eq(tree_node(t, i)->reason, expected[i][3]);
    }
    ck_assert_int_eq(tree_board_size(t), 0);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(a_maze_without_a_way_is_a_dead_root)
{
    struct maze *m = parse("S.#G\n");
    struct trace *trace = walk_maze(m);
    struct tree *t = tree_from_maze(trace, m, &first);

    ck_assert_int_eq(tree_node(t, 0)->state, TREE_DEAD);
    ck_assert_int_eq(tree_counts(t).answers, 0);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(wrong_steps_and_ways_are_told)
{
    struct maze *m = parse(text);
    struct trace *trace = trace_new(100);
    struct tree *t;

    add(trace, EVENT_ENTER, 0, 0);
    add(trace, EVENT_ENTER, 0, 1);
    add(trace, EVENT_ENTER, 0, 2); /* a wall */
    add(trace, EVENT_LEAVE, 0, 2);
    add(trace, EVENT_ENTER, 3, 3); /* far away */
    add(trace, EVENT_FOUND, 3, 3);
    t = tree_from_maze(trace, m, &first);
    ck_assert_int_eq(tree_counts(t).wrong, 2);
    ck_assert(tree_node(t, tree_size(t) - 1)->flags & TREE_FALSE);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(an_open_cell_never_entered_is_told)
{
    struct maze *m = parse(text);
    struct trace *trace = trace_new(100);
    struct tree *t;

    add(trace, EVENT_ENTER, 0, 0);
    add(trace, EVENT_LEAVE, 0, 0);
    t = tree_from_maze(trace, m, &first);
    ck_assert_int_eq(tree_size(t), 3);
    ck_assert_int_eq(tree_node(t, 1)->row, 1);
    ck_assert_int_eq(tree_node(t, 1)->reason, TREE_SKIPPED);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(a_rat_that_starts_elsewhere_is_led_from_the_start)
{
    struct maze *m = parse(text);
    struct trace *trace = trace_new(100);
    struct tree_search s = { .ended = true };
    struct tree *t;

    add(trace, EVENT_LEAVE, 0, 0);
    add(trace, EVENT_FOUND, 0, 0);
    add(trace, EVENT_ENTER, 9, 9);
    add(trace, EVENT_ENTER, 2, 2);
    add(trace, EVENT_TRY, 2, 2);
    t = tree_from_maze(trace, m, &s);
    ck_assert_int_eq(tree_size(t), 2);
    ck_assert(tree_node(t, 0)->flags & TREE_FALSE);
    ck_assert(tree_node(t, 1)->flags & TREE_ILLEGAL);
    ck_assert(tree_node(t, 1)->flags & TREE_STRAY);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(a_search_with_facts_that_are_not_there_is_refused)
{
    struct tree_search s = { .ended = true, .facts_length = 2 };
    struct maze *m = parse(text);
    struct trace *trace = trace_new(1);

    ck_assert_ptr_null(tree_from_maze(trace, m, &s));
    ck_assert_int_eq(errno, EINVAL);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(a_large_maze_makes_a_deep_tree)
{
    struct maze *m = maze_make(401, 401, 0, 5);
    struct trace *trace = walk_maze(m);
    struct tree *t = tree_from_maze(trace, m, &first);

    ck_assert_int_gt(tree_counts(t).levels, 2000);
    ck_assert_int_eq(tree_counts(t).answers, 1);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
    trace_free(trace);
    maze_free(m);
}
END_TEST

START_TEST(no_sequence_of_events_breaks_a_tree)
{
    struct maze *m = parse(text);
    struct random r = random_start(77 + (uint64_t)_i);

    for (int round = 0; round < 300; round++) {
        struct trace *trace = trace_new(200);
        struct tree_search s = { .ended = random_below(&r, 2) == 0,
                                 .stop_at = random_below(&r, 3) };
        struct tree *t;

        for (int i = random_below(&r, 200); i > 0; i--)
            add(trace, random_below(&r, 6), random_below(&r, 6) - 1,
                random_below(&r, 6) - 1);
        t = tree_from_maze(trace, m, &s);
        ck_assert_ptr_nonnull(t);
        ck_assert_int_eq(tree_node(t, 0)->end, tree_size(t));
        tree_free(t);
        trace_free(trace);
    }
    maze_free(m);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_maze");
    TCase *tc = tcase_create("tree_maze");

    tcase_add_test(tc, refused_neighbours_come_left_down_right_up);
    tcase_add_test(tc, a_maze_without_a_way_is_a_dead_root);
    tcase_add_test(tc, wrong_steps_and_ways_are_told);
    tcase_add_test(tc, an_open_cell_never_entered_is_told);
    tcase_add_test(tc, a_rat_that_starts_elsewhere_is_led_from_the_start);
    tcase_add_test(tc, a_search_with_facts_that_are_not_there_is_refused);
    tcase_add_test(tc, a_large_maze_makes_a_deep_tree);
    tcase_add_loop_test(tc, no_sequence_of_events_breaks_a_tree, 0, 5);
    suite_add_tcase(s, tc);
    return s;
}
