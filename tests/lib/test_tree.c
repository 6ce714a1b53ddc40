/* test_tree.c - unit tests of the trees of queens searches.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/board.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

/* Counts known from the literature and computed before the library was
   written.  STOP_AT 0: all answers.  */
static const struct {
    int n;
    enum tree_kind kind;
    long long stop_at;
    int nodes, killed, answers;
} known[] = {
    { 4, TREE_SEARCH, 1, 16, 7, 1 },
    { 4, TREE_SEARCH, 0, 33, 16, 2 },
    { 4, TREE_TRIES, 1, 27, 18, 1 },
    { 4, TREE_TRIES, 0, 61, 44, 2 },
    { 4, TREE_PLACED, 1, 9, 0, 1 },
    { 4, TREE_PLACED, 0, 17, 0, 2 },
    { 1, TREE_SEARCH, 0, 2, 0, 1 },
    { 2, TREE_TRIES, 0, 7, 4, 0 },
    { 3, TREE_TRIES, 0, 19, 13, 0 },
    { 6, TREE_PLACED, 0, 153, 0, 4 },
    { 6, TREE_TRIES, 1, 172, 140, 1 },
    { 8, TREE_PLACED, 1, 114, 0, 1 },
    { 8, TREE_PLACED, 0, 2057, 0, 92 },
    { 8, TREE_TRIES, 0, 15721, 13664, 92 },
    { 10, TREE_TRIES, 0, 348151, 312612, 724 },
};

static void
check_counts(int i, bool tries)
{
    struct tree *t =
        walk_tree(known[i].n, known[i].kind, known[i].stop_at, tries);
    struct tree_counts c = tree_counts(t);

    ck_assert_int_eq(c.nodes, known[i].nodes);
    ck_assert_int_eq(c.killed, known[i].killed);
    ck_assert_int_eq(c.answers, known[i].answers);
    ck_assert_int_eq(c.inferred, tries ? 0 : known[i].killed);
    ck_assert_int_eq(c.wrong, 0);
    ck_assert_int_eq(c.open, 0);
    tree_free(t);
}

START_TEST(known_trees_have_the_known_size)
{
    check_counts(_i, false);
}
END_TEST

START_TEST(they_have_it_too_when_the_tests_are_in_the_trace)
{
    check_counts(_i, true);
}
END_TEST

START_TEST(a_search_keeps_the_numbers_of_the_complete_tree)
{
    static const int numbers[] = { 1,  2,  3,  8,  9,  11, 13, 14,
                                   15, 16, 18, 19, 24, 29, 30, 31 };
    struct tree *t = walk_tree(4, TREE_SEARCH, 1, _i == 1);

    ck_assert_int_eq(tree_size(t), 16);
    for (int i = 0; i < 16; i++)
        ck_assert_int_eq(tree_node(t, i)->number, numbers[i]);
    tree_free(t);
}
END_TEST

START_TEST(numbers_agree_with_the_complete_tree)
{
    struct tree *all = tree_complete(6);
    struct tree *t = walk_tree(6, TREE_SEARCH, 0, false);

    for (int i = 1; i < tree_size(t); i++) {
        const struct tree_node *v = tree_node(t, i);
        const struct tree_node *w = tree_node(all, (int)v->number - 1);

        ck_assert_int_eq(w->row, v->row);
        ck_assert_int_eq(w->col, v->col);
        ck_assert_int_eq(w->state == TREE_ANSWER, v->state == TREE_ANSWER);
        ck_assert_int_eq(tree_node(all, w->parent)->number,
                         tree_node(t, v->parent)->number);
    }
    tree_free(all);
    tree_free(t);
}
END_TEST

START_TEST(the_complete_tree_has_its_answers_at_31_and_39)
{
    struct tree *t = tree_complete(4);

    ck_assert_int_eq(tree_size(t), 65);
    for (int i = 0; i < 65; i++) {
        ck_assert_int_eq(tree_node(t, i)->number, i + 1);
        ck_assert_int_eq(tree_node(t, i)->state,
                         i == 30 || i == 38 ? TREE_ANSWER : TREE_PLAIN);
    }
    tree_free(t);
}
END_TEST

START_TEST(complete_sizes_are_known_as_far_as_they_fit)
{
    ck_assert_int_eq(tree_complete_size(0), 1);
    ck_assert_int_eq(tree_complete_size(4), 65);
    ck_assert_int_eq(tree_complete_size(8), 109601);
    ck_assert_int_gt(tree_complete_size(19), tree_complete_size(18));
    ck_assert_int_eq(tree_complete_size(64), 0);
    ck_assert_ptr_null(tree_complete(0));
    ck_assert_int_eq(errno, EINVAL);
    ck_assert_ptr_null(tree_complete(TREE_MAX_COMPLETE + 1));
}
END_TEST

START_TEST(states_tell_what_became_of_each_node)
{
    static const char expected[] = "LDKDKKDDKKLKKLLA";
    static const char letter[] = "PLDKAO";
    struct tree *t = walk_tree(4, TREE_SEARCH, 1, false);

    for (int i = 0; i < tree_size(t); i++)
        ck_assert_int_eq(letter[tree_node(t, i)->state], expected[i]);
    tree_free(t);
}
END_TEST

START_TEST(a_profile_counts_level_by_level)
{
    static const struct tree_level expected[] = { { 1, 0, 0, 0 },
                                                  { 4, 0, 0, 0 },
                                                  { 12, 6, 0, 0 },
                                                  { 12, 8, 0, 0 },
                                                  { 4, 2, 2, 0 } };
    struct tree *t = walk_tree(4, TREE_SEARCH, 0, false);
    struct tree_level *profile = tree_profile(t);
    char text[300] = "";
    FILE *out = fmemopen(text, sizeof text, "w");

    ck_assert_int_eq(tree_counts(t).levels, 5);
    ck_assert_mem_eq(profile, expected, sizeof expected);
    ck_assert_int_eq(tree_profile_print(t, out), 0);
    fclose(out);
    ck_assert_ptr_nonnull(strstr(text, "    2         12          6"));
    free(profile);
    tree_free(t);
}
END_TEST

START_TEST(the_board_of_a_node_has_the_queens_above_it)
{
    struct tree *t = walk_tree(4, TREE_SEARCH, 1, false);
    struct board *b = tree_board(t, tree_size(t) - 1);

    ck_assert_int_eq(board_count(b), 3);
    ck_assert_int_eq(board_queen(b, 0), 1);
    ck_assert_int_eq(board_queen(b, 1), 3);
    ck_assert_int_eq(board_queen(b, 2), 0);
    board_free(b);
    tree_free(t);
}
END_TEST

START_TEST(notes_and_marks_stay_with_their_node)
{
    struct tree *t = tree_complete(2);

    ck_assert_ptr_null(tree_note(t, 1));
    ck_assert_int_eq(tree_set_note(t, 1, "one"), 0);
    ck_assert_int_eq(tree_set_note(t, 1, "two"), 0);
    tree_set_mark(t, 1, TREE_FALSE_SAFE);
    ck_assert_str_eq(tree_note(t, 1), "two");
    ck_assert_ptr_null(tree_note(t, 2));
    ck_assert_int_eq(tree_node(t, 1)->mark, TREE_FALSE_SAFE);
    ck_assert_int_eq(tree_counts(t).departs, 1);
    ck_assert_int_eq(tree_counts(t).tested, 1);
    tree_set_mark(t, 1, TREE_AGREED);
    tree_set_mark(t, 2, TREE_EXTRA);
    ck_assert_int_eq(tree_counts(t).departs, 1);
    ck_assert_int_eq(tree_counts(t).tested, 1);
    ck_assert_ptr_null(tree_fact(t, 1));
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    enum { KNOWN = sizeof known / sizeof known[0] };
    Suite *s = suite_create("tree");
    TCase *tc = tcase_create("tree");

    tcase_set_timeout(tc, 60);
    tcase_add_loop_test(tc, known_trees_have_the_known_size, 0, KNOWN);
    tcase_add_loop_test(tc, they_have_it_too_when_the_tests_are_in_the_trace, 0,
                        KNOWN);
    tcase_add_loop_test(tc, a_search_keeps_the_numbers_of_the_complete_tree, 0,
                        2);
    tcase_add_test(tc, numbers_agree_with_the_complete_tree);
    tcase_add_test(tc, the_complete_tree_has_its_answers_at_31_and_39);
    tcase_add_test(tc, complete_sizes_are_known_as_far_as_they_fit);
    tcase_add_test(tc, states_tell_what_became_of_each_node);
    tcase_add_test(tc, a_profile_counts_level_by_level);
    tcase_add_test(tc, the_board_of_a_node_has_the_queens_above_it);
    tcase_add_test(tc, notes_and_marks_stay_with_their_node);
    suite_add_tcase(s, tc);
    return s;
}
