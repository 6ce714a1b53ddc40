/* test_tree_ends.c - unit tests of the trees of searches that end in some other
   way, and of events in any order.
   SPDX-License-Identifier: MIT  */
#include <errno.h>

#include "lib/board.h"
#include "lib/random.h"
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static const struct tree_search four = { .n = 4,
                                         .ended = true,
                                         .kind = TREE_SEARCH };

START_TEST(unwinding_after_the_last_answer_kills_nothing)
{
    struct tree_search s = four;
    struct tree *t;

    s.stop_at = 1;
    t = walk_events("+01 +13 +20 +32 ! -32 -20 -13 -01", s);
    ck_assert_int_eq(tree_counts(t).nodes, 8);
    ck_assert_int_eq(tree_counts(t).killed, 3); /* 2 left out, 19 and 24 */
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
}
END_TEST

START_TEST(a_crash_leaves_its_path_unfinished)
{
    struct tree_search s = four;
    struct tree *t;

    s.ended = false;
    t = walk_events("+00 +12 -12 +13 +21", s);
    ck_assert_int_eq(walk_numbered(t, 1)->state, TREE_OPEN);
    ck_assert_int_eq(walk_numbered(t, 14)->state, TREE_OPEN);
    ck_assert_int_eq(walk_numbered(t, 8)->state, TREE_DEAD);
    ck_assert_ptr_null(walk_numbered(t, 15));
    ck_assert_int_eq(tree_counts(t).open, 4);
    tree_free(t);
}
END_TEST

START_TEST(a_cut_trace_is_unfinished_though_the_search_ended)
{
    struct trace *all = walk_queens(4, 0, false);
    struct trace *cut = trace_new(9);
    struct tree *t;

    for (size_t i = 0; i < trace_length(all); i++) {
        struct event e = trace_event(all, i);

        trace_add(cut, &e);
    }
    t = tree_from_queens(cut, &four);
    ck_assert_int_eq(tree_node(t, 0)->state, TREE_OPEN);
    ck_assert_ptr_null(walk_numbered(t, 34));
    tree_free(t);
    trace_free(all);
    trace_free(cut);
}
END_TEST

START_TEST(the_best_solution_put_back_is_no_search)
{
    struct tree *t = walk_events("+01 +13 +20 +32 ! -32 -20 -13 -01 "
                                 "+01 +13 +20 +32",
                                 four);

    ck_assert_int_eq(tree_counts(t).answers, 1);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    ck_assert_int_eq(tree_node(t, 0)->state, TREE_LIVE);
    ck_assert(tree_node(t, 0)->flags & TREE_LEFT);
    tree_free(t);
}
END_TEST

START_TEST(what_was_known_is_kept_with_the_node)
{
    static const struct tree_fact facts[] = {
        { 10, TREE_UNKNOWN, TREE_UNKNOWN, false, false },
        { 30, 20, TREE_UNKNOWN, true, false },
        { 40, TREE_UNKNOWN, 3, true, false },
    };
    struct tree_search s = four;
    struct tree *t;

    s.facts = facts;
    s.facts_length = 3;
    s.kind = TREE_PLACED;
    t = walk_events("+00 +12 -12 +13 +21 -21 -13 -00", s);
    ck_assert_int_eq(tree_fact(t, 0)->bound, TREE_UNKNOWN);
    for (int i = 0; i < 3; i++)
        ck_assert_int_eq(tree_fact(t, i + 1)->bound, facts[i].bound);
    ck_assert_int_eq(tree_fact(t, 4)->bound, TREE_UNKNOWN);
    tree_free(t);
}
END_TEST

START_TEST(boards_too_large_for_numbers_are_numbered_in_order)
{
    struct tree_search s = { .n = 40, .kind = TREE_SEARCH, .ended = true };
    struct tree *t = walk_events("+00 +12 -12 -00", s);

    for (int i = 0; i < tree_size(t); i++)
        ck_assert_int_eq(tree_node(t, i)->number, i + 1);
    tree_free(t);
}
END_TEST

START_TEST(a_senseless_search_is_refused)
{
    struct trace *trace = trace_new(1);
    struct tree_search s[] = { four, four, four, four };

    s[0].n = 0;
    s[1].n = BOARD_MAX_SIZE + 1;
    s[2].kind = TREE_MAZE;
    s[3].facts_length = 1;
    for (int i = 0; i < 4; i++) {
        errno = 0;
        ck_assert_ptr_null(tree_from_queens(trace, &s[i]));
        ck_assert_int_eq(errno, EINVAL);
    }
    trace_free(trace);
}
END_TEST

/* Return the first node of T that breaks a rule of trees, or -1.  */
static int
broken(const struct tree *t)
{
    for (int i = 0; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);
        int at = i + 1;

        if ((i == 0) != (v->parent == -1) || v->parent >= i || v->end <= i)
            return i;
        while (at < v->end) {
            if (tree_node(t, at)->parent != i ||
                tree_node(t, at)->depth != v->depth + 1)
                return i;
            at = tree_node(t, at)->end;
        }
        if (at != v->end || v->state > TREE_OPEN)
            return i;
    }
    return -1;
}

START_TEST(no_sequence_of_events_breaks_a_tree)
{
    struct random r = random_start(4096 + (uint64_t)_i);

    for (int round = 0; round < 400; round++) {
        int n = 1 + random_below(&r, 6);
        int length = random_below(&r, 120);
        struct trace *trace = trace_new((size_t)length);
        struct tree_search s = { .n = n,
                                 .kind = TREE_SEARCH + random_below(&r, 3),
                                 .ended = random_below(&r, 2) == 0,
                                 .stop_at = random_below(&r, 3) };
        struct tree *t;

        for (int i = 0; i < length; i++) {
            struct event e = { random_below(&r, _i % 2 ? 6 : 2),
                               random_below(&r, n + 2) - 1,
                               random_below(&r, n + 2) - 1 };

            trace_add(trace, &e);
        }
        t = tree_from_queens(trace, &s);
        ck_assert_ptr_nonnull(t);
        ck_assert_int_eq(broken(t), -1);
        tree_free(t);
        trace_free(trace);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_ends");
    TCase *tc = tcase_create("tree_ends");

    tcase_add_test(tc, unwinding_after_the_last_answer_kills_nothing);
    tcase_add_test(tc, a_crash_leaves_its_path_unfinished);
    tcase_add_test(tc, a_cut_trace_is_unfinished_though_the_search_ended);
    tcase_add_test(tc, the_best_solution_put_back_is_no_search);
    tcase_add_test(tc, what_was_known_is_kept_with_the_node);
    tcase_add_test(tc, boards_too_large_for_numbers_are_numbered_in_order);
    tcase_add_test(tc, a_senseless_search_is_refused);
    tcase_add_loop_test(tc, no_sequence_of_events_breaks_a_tree, 0, 10);
    suite_add_tcase(s, tc);
    return s;
}
