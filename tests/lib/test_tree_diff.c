/* test_tree_diff.c - unit tests of lib/tree/tree_diff.c.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"

#include <errno.h>

#include "lib/random.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

/* Return the tree of a 4-queens search whose trace lacks the events FROM ..
   TO - 1 of the right one.  */
static struct tree *
without(size_t from, size_t to)
{
    struct tree_search s = { .n = 4, .kind = TREE_SEARCH, .ended = true };
    struct trace *right = walk_queens(4, 0, false);
    struct trace *wrong = trace_new(1000);
    struct tree *t;

    for (size_t i = 0; i < trace_length(right); i++) {
        struct event e = trace_event(right, i);

        if (i < from || i >= to)
            trace_add(wrong, &e);
    }
    t = tree_from_queens(wrong, &s);
    trace_free(right);
    trace_free(wrong);
    return t;
}

static int
marked(const struct tree *t, enum tree_mark mark)
{
    int count = 0;

    for (int i = 0; i < tree_size(t); i++)
        count += tree_node(t, i)->mark == mark;
    return count;
}

START_TEST(a_tree_does_not_depart_from_itself)
{
    struct tree *a = walk_tree(6, TREE_SEARCH, 0, false);
    struct tree *b = walk_tree(6, TREE_SEARCH, 0, true);
    int first = 0;
    struct tree *d = tree_diff(a, b, &first);

    ck_assert_int_eq(first, -1);
    ck_assert_int_eq(tree_size(d), tree_size(a));
    ck_assert_int_eq(tree_counts(d).departs, 0);
    for (int i = 0; i < tree_size(d); i++) {
        ck_assert_int_eq(tree_node(d, i)->end, tree_node(a, i)->end);
        ck_assert_int_eq(tree_node(d, i)->state, tree_node(a, i)->state);
    }
    tree_free(a);
    tree_free(b);
    tree_free(d);
}
END_TEST

START_TEST(a_subtree_never_searched_is_missing)
{
    /* events: + 00, + 12, - 12, + 13, ...: leave out what is below 01 */
    struct tree *mine = without(9, 15);
    struct tree *right = walk_tree(4, TREE_SEARCH, 0, false);
    int first;
    struct tree *d = tree_diff(mine, right, &first);

    ck_assert_int_eq(tree_node(d, first)->number, 29);
    ck_assert_int_eq(tree_node(d, first)->mark, TREE_CHANGED);
    ck_assert_int_eq(marked(d, TREE_MISSING), 3);
    ck_assert_int_eq(marked(d, TREE_EXTRA), 0);
    ck_assert_int_eq(tree_counts(d).nodes, tree_size(mine));
    ck_assert_int_eq(tree_size(d), 33);
    tree_free(mine);
    tree_free(right);
    tree_free(d);
}
END_TEST

START_TEST(missing_nodes_stand_where_they_were_expected)
{
    struct tree *mine = walk_tree(4, TREE_PLACED, 0, false);
    struct tree_search s = { .n = 4, .kind = TREE_PLACED, .ended = true };
    struct trace *trace = trace_new(10);
    struct event e[] = { { EVENT_PLACE, 0, 1 },
                         { EVENT_REMOVE, 0, 1 },
                         { EVENT_PLACE, 0, 3 },
                         { EVENT_REMOVE, 0, 3 } };
    struct tree *few, *d;
    int first;

    for (int i = 0; i < 4; i++)
        trace_add(trace, &e[i]);
    few = tree_from_queens(trace, &s);
    d = tree_diff(few, mine, &first);
    ck_assert_int_eq(first, 1);
    ck_assert_int_eq(tree_node(d, 1)->col, 0);
    ck_assert_int_eq(tree_node(d, 1)->reason, TREE_SKIPPED);
    ck_assert_int_eq(tree_node(d, 1)->mark, TREE_CHANGED);
    ck_assert_int_eq(tree_node(d, 2)->mark, TREE_MISSING);
    ck_assert_int_eq(tree_size(d), 17);
    tree_free(d);
    d = tree_diff(mine, few, &first);
    ck_assert_int_eq(marked(d, TREE_EXTRA), 9);
    ck_assert_int_eq(tree_node(d, first)->mark, TREE_CHANGED);
    ck_assert_int_eq(tree_node(d, first + 1)->mark, TREE_EXTRA);
    tree_free(d);
    tree_free(few);
    tree_free(mine);
    trace_free(trace);
}
END_TEST

START_TEST(a_child_visited_twice_is_extra_once)
{
    struct tree_search s = { .n = 1, .kind = TREE_PLACED, .ended = true };
    struct trace *trace = trace_new(10);
    struct event e[] = { { EVENT_PLACE, 0, 0 },
                         { EVENT_REMOVE, 0, 0 },
                         { EVENT_PLACE, 0, 0 },
                         { EVENT_REMOVE, 0, 0 } };
    struct tree *once = walk_tree(1, TREE_PLACED, 0, false);
    struct tree *twice, *d;
    int first;

    for (int i = 0; i < 4; i++)
        trace_add(trace, &e[i]);
    twice = tree_from_queens(trace, &s);
    d = tree_diff(twice, once, &first);
    ck_assert_int_eq(first, 1);
    ck_assert_int_eq(tree_node(d, 1)->mark, TREE_CHANGED);
    ck_assert_int_eq(tree_node(d, 2)->mark, TREE_EXTRA);
    tree_free(d);
    tree_free(once);
    tree_free(twice);
    trace_free(trace);
}
END_TEST

START_TEST(facts_are_kept)
{
    static const struct tree_fact fact[] = { { 5, 7, TREE_UNKNOWN, false,
                                               false } };
    struct tree_search s = { .n = 1,
                             .kind = TREE_PLACED,
                             .ended = true,
                             .facts = fact,
                             .facts_length = 1 };
    struct trace *trace = walk_queens(1, 0, false);
    struct tree *plain = walk_tree(1, TREE_PLACED, 0, false);
    struct tree *t = tree_from_queens(trace, &s);
    int first;
    struct tree *d = tree_diff(plain, t, &first);

    ck_assert_int_eq(tree_fact(d, 1)->bound, TREE_UNKNOWN);
    tree_free(d);
    d = tree_diff(t, plain, &first);
    ck_assert_int_eq(tree_fact(d, 1)->bound, 5);
    tree_free(d);
    tree_free(t);
    tree_free(plain);
    trace_free(trace);
}
END_TEST

START_TEST(trees_of_different_sorts_are_refused)
{
    struct tree *a = walk_tree(4, TREE_SEARCH, 0, false);
    struct tree *b = walk_tree(5, TREE_SEARCH, 0, false);
    struct tree *c = walk_tree(4, TREE_TRIES, 0, false);
    int first;

    ck_assert_ptr_null(tree_diff(a, b, &first));
    ck_assert_int_eq(errno, EINVAL);
    ck_assert_ptr_null(tree_diff(a, c, &first));
    tree_free(a);
    tree_free(b);
    tree_free(c);
}
END_TEST

START_TEST(any_two_trees_can_be_compared)
{
    struct random r = random_start(31 + (uint64_t)_i);
    struct tree *right = walk_tree(4, TREE_SEARCH, 0, false);

    for (int round = 0; round < 200; round++) {
        size_t from = (size_t)random_below(&r, 40);
        struct tree *mine = without(from, from + random_below(&r, 20));
        int first;
        struct tree *d = tree_diff(mine, right, &first);
        struct tree_counts c = tree_counts(d);

        ck_assert_int_eq(c.nodes, tree_size(mine));
        ck_assert_int_eq(tree_size(d) - marked(d, TREE_EXTRA),
                         tree_size(right));
        ck_assert_int_eq(tree_node(d, 0)->end, tree_size(d));
        ck_assert_int_eq(first >= 0, c.departs > 0);
        tree_free(d);
        tree_free(mine);
    }
    tree_free(right);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_diff");
    TCase *tc = tcase_create("tree_diff");

    tcase_add_test(tc, a_tree_does_not_depart_from_itself);
    tcase_add_test(tc, a_subtree_never_searched_is_missing);
    tcase_add_test(tc, missing_nodes_stand_where_they_were_expected);
    tcase_add_test(tc, a_child_visited_twice_is_extra_once);
    tcase_add_test(tc, facts_are_kept);
    tcase_add_test(tc, trees_of_different_sorts_are_refused);
    tcase_add_loop_test(tc, any_two_trees_can_be_compared, 0, 3);
    suite_add_tcase(s, tc);
    return s;
}
