/* test_view.c - unit tests of lib/picture/view.c.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/view.h"

#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static struct view
view_of(const struct tree *t, struct draw_options o)
{
    struct view v;

    ck_assert_int_eq(view_start(&v, t, &o), 0);
    return v;
}

/* Return how many nodes the items of V stand for.  */
static int
stands_for(const struct view *v)
{
    int sum = 0;

    for (int i = 0; i < v->size; i++)
        sum += view_is_folded(v, i) ? view_hidden(v, i).nodes : 1;
    return sum;
}

START_TEST(a_small_tree_is_shown_whole)
{
    struct tree *t = walk_tree(4, TREE_SEARCH, 0, false);
    struct view v = view_of(t, (struct draw_options){ 0 });

    ck_assert_int_eq(v.size, 33);
    ck_assert_int_eq(v.folded, 0);
    for (int i = 0; i < 33; i++) {
        ck_assert_int_eq(v.node[i], i);
        ck_assert_int_eq(v.end[i], tree_node(t, i)->end);
        ck_assert_int_eq(v.parent[i], tree_node(t, i)->parent);
    }
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(eight_queens_to_the_first_answer_folds_to_23_items)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 1, false);
    struct view v = view_of(t, (struct draw_options){ 0 });
    struct view_hidden h = view_hidden(&v, 3);

    ck_assert_int_eq(tree_size(t), 337);
    ck_assert_int_eq(v.size, 23);
    ck_assert_int_eq(v.folded, 5);
    ck_assert_int_eq(stands_for(&v), 337);
    ck_assert(view_is_folded(&v, 3));
    ck_assert_int_eq(h.nodes, 120);
    ck_assert_int_eq(h.killed, 82);
    ck_assert_int_eq(h.deep, 6);
    ck_assert_int_eq(h.answers, 0);
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(what_is_no_solution_is_no_answer_in_a_fold)
{
    struct tree_search s = { .n = 2, .kind = TREE_SEARCH, .ended = true };
    struct tree *t = walk_events("+00 +11 ! -11 -00", s);
    struct view v = view_of(t, (struct draw_options){ .depth = 1 });
    struct view_hidden h = view_hidden(&v, 1);

    ck_assert(view_is_folded(&v, 1));
    ck_assert_int_eq(h.answers, 0);
    ck_assert_int_gt(h.departs, 0);
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(all_nodes_are_shown_if_asked_for)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 1, false);
    struct view v = view_of(t, (struct draw_options){ .max_nodes = DRAW_ALL });

    ck_assert_int_eq(v.size, 337);
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(what_lies_too_deep_is_folded)
{
    struct tree *t = walk_tree(4, TREE_SEARCH, 0, false);
    struct view v = view_of(t, (struct draw_options){ .depth = 2 });

    ck_assert_int_eq(v.levels, 3);
    ck_assert_int_eq(v.size, 17);
    ck_assert_int_eq(stands_for(&v), 33);
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(a_limit_is_kept_where_it_can_be)
{
    struct tree *t = walk_tree(8, TREE_PLACED, 0, false);

    for (int limit = 9; limit < 2100; limit += 37) {
        struct view v = view_of(t, (struct draw_options){ .max_nodes = limit });

        ck_assert_int_le(v.size, limit);
        ck_assert_int_eq(stands_for(&v), 2057);
        view_end(&v);
    }
    tree_free(t);
}
END_TEST

START_TEST(a_tree_without_answers_does_not_vanish)
{
    struct tree_search s = { .n = 8, .kind = TREE_SEARCH, .ended = true };
    struct trace *all = walk_queens(8, 0, false);
    struct trace *mute = trace_new(100000);
    struct tree *t;
    struct view v;

    for (size_t i = 0; i < trace_length(all); i++) {
        struct event e = trace_event(all, i);

        if (e.kind != EVENT_FOUND)
            trace_add(mute, &e);
    }
    t = tree_from_queens(mute, &s);
    v = view_of(t, (struct draw_options){ .max_nodes = 100 });
    ck_assert_int_eq(v.levels, 3);
    ck_assert_int_eq(stands_for(&v), tree_size(t));
    view_end(&v);
    tree_free(t);
    trace_free(all);
    trace_free(mute);
}
END_TEST

START_TEST(departures_stay_in_sight)
{
    struct tree *t = walk_tree(8, TREE_SEARCH, 1, false);
    struct view v;
    int seen = 0, hidden = 0;

    tree_set_mark(t, 50, TREE_CHANGED);
    v = view_of(t, (struct draw_options){ 0 });
    for (int i = 0; i < v.size; i++)
        seen += v.node[i] == 50;
    ck_assert_int_eq(seen, 1);
    view_end(&v);
    for (int i = 1; i < tree_size(t); i++)
        tree_set_mark(t, i, TREE_EXTRA);
    v = view_of(t, (struct draw_options){ 0 });
    for (int i = 1; i <= 20; i++) /* the first of too many */
        ck_assert_int_eq(v.node[i], i);
    for (int i = 0; i < v.size; i++)
        if (view_is_folded(&v, i))
            hidden += view_hidden(&v, i).departs - 1;
    ck_assert_int_eq(hidden, tree_size(t) - v.size);
    ck_assert_int_lt(v.size, 60);
    view_end(&v);
    tree_free(t);
}
END_TEST

START_TEST(wrong_nodes_stay_in_sight_however_deep)
{
    struct trace *trace = walk_queens(6, 0, false);
    struct tree_search s = { .n = 6, .kind = TREE_SEARCH, .ended = true };
    struct draw_options o = { .max_nodes = 20 };
    struct tree *t;
    struct view v;
    int wrong = 0;

    for (int row = 0; row < 4; row++) /* a column too far right */
        trace_add(trace, &(struct event){ EVENT_PLACE, row, 5 - row });
    t = tree_from_queens(trace, &s);
    v = view_of(t, o);
    for (int i = 0; i < v.size; i++)
        wrong += !view_is_folded(&v, i) && view_departs(t, v.node[i]);
    ck_assert_int_gt(wrong, 3);
    ck_assert_int_eq(wrong, tree_counts(t).wrong);
    view_end(&v);
    o.depth = 1; /* unless the user wants no more; then a triangle tells */
    v = view_of(t, o);
    ck_assert_int_eq(v.levels, 2);
    ck_assert_int_gt(view_hidden(&v, v.size - 1).departs, 3);
    view_end(&v);
    tree_free(t);
    trace_free(trace);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("view");
    TCase *tc = tcase_create("view");

    tcase_add_test(tc, a_small_tree_is_shown_whole);
    tcase_add_test(tc, eight_queens_to_the_first_answer_folds_to_23_items);
    tcase_add_test(tc, what_is_no_solution_is_no_answer_in_a_fold);
    tcase_add_test(tc, all_nodes_are_shown_if_asked_for);
    tcase_add_test(tc, what_lies_too_deep_is_folded);
    tcase_add_test(tc, a_limit_is_kept_where_it_can_be);
    tcase_add_test(tc, a_tree_without_answers_does_not_vanish);
    tcase_add_test(tc, departures_stay_in_sight);
    tcase_add_test(tc, wrong_nodes_stay_in_sight_however_deep);
    suite_add_tcase(s, tc);
    return s;
}
