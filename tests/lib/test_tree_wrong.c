/* test_tree_wrong.c - unit tests of the trees of searches that go wrong.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static const struct tree_search four = { .n = 4,
                                         .ended = true,
                                         .kind = TREE_SEARCH };

/* Return the node of T with NUMBER, or NULL.  */
static const struct tree_node *
numbered(const struct tree *t, long long number)
{
    for (int i = 0; i < tree_size(t); i++)
        if (tree_node(t, i)->number == number)
            return tree_node(t, i);
    return NULL;
}

START_TEST(a_queen_on_an_attacked_square_is_illegal)
{
    struct tree *t = walk_events("+00 +11 +23 -23 -11 -00", four);

    ck_assert(numbered(t, 3)->flags & TREE_ILLEGAL);
    ck_assert_int_eq(numbered(t, 3)->state, TREE_DEAD);
    ck_assert_int_eq(numbered(t, 2)->flags & TREE_ILLEGAL, 0);
    tree_free(t);
}
END_TEST

START_TEST(a_queen_placed_tested_and_removed_was_killed)
{
    struct tree *t = walk_events("+00 +11 -11 -00", four);

    ck_assert_int_eq(numbered(t, 3)->state, TREE_KILLED);
    ck_assert_int_eq(numbered(t, 3)->reason, TREE_ATTACKED);
    ck_assert_int_eq(numbered(t, 3)->flags & TREE_INFERRED, 0);
    tree_free(t);
}
END_TEST

START_TEST(a_column_used_twice_is_not_in_the_permutation_tree)
{
    struct tree *t = walk_events("+00 +10 +22 -22 -10 -00", four);

    ck_assert_int_eq(tree_node(t, 2)->number, 0);
    ck_assert(tree_node(t, 2)->flags & TREE_ILLEGAL);
    ck_assert_int_eq(tree_node(t, 3)->number, 0);
    tree_free(t);
}
END_TEST

START_TEST(a_row_out_of_turn_is_illegal)
{
    struct tree *t = walk_events("+00 +32 -32 -00", four);

    ck_assert_int_eq(tree_node(t, 2)->row, 3);
    ck_assert(tree_node(t, 2)->flags & TREE_ILLEGAL);
    ck_assert_int_eq(tree_node(t, 2)->number, 0);
    tree_free(t);
}
END_TEST

START_TEST(queens_not_taken_back_are_strays)
{
    struct tree *t = walk_events("+00 +12 -00 +01", four);

    ck_assert(numbered(t, 8)->flags & TREE_STRAY);
    ck_assert_int_eq(numbered(t, 2)->flags & TREE_STRAY, 0);
    ck_assert(numbered(t, 18)->flags & TREE_STRAY);
    tree_free(t);
}
END_TEST

START_TEST(a_second_queen_in_a_row_takes_the_place_of_the_first)
{
    struct tree *t = walk_events("+00 +12 +13 -13 -00", four);

    ck_assert(numbered(t, 8)->flags & TREE_STRAY);
    ck_assert_int_eq(tree_node(t, numbered(t, 13)->parent)->number, 2);
    tree_free(t);
}
END_TEST

START_TEST(a_solution_that_is_none_is_told)
{
    struct tree *t = walk_events("+01 +13 ! -13 -01", four);

    ck_assert_int_eq(numbered(t, 29)->state, TREE_ANSWER);
    ck_assert(numbered(t, 29)->flags & TREE_FALSE);
    tree_free(t);
    t = walk_events("+00 +11 +22 +33 ! -33 -22 -11 -00", four);
    ck_assert(numbered(t, 5)->flags & TREE_FALSE);
    tree_free(t);
    t = walk_events("!", four);
    ck_assert(tree_node(t, 0)->flags & TREE_FALSE);
    tree_free(t);
}
END_TEST

START_TEST(a_free_column_left_out_is_told)
{
    /* never tries column 2 of row 1, where no queen attacks */
    struct tree *t = walk_events("+00 +13 +21 -21 -13 -00", four);

    ck_assert_int_eq(numbered(t, 8)->state, TREE_KILLED);
    ck_assert_int_eq(numbered(t, 8)->reason, TREE_SKIPPED);
    ck_assert_int_eq(numbered(t, 3)->reason, TREE_ATTACKED);
    tree_free(t);
}
END_TEST

START_TEST(what_leads_to_a_false_answer_does_not_live)
{
    struct tree *t = walk_events("+00 +12 ! -12 -00", four);

    ck_assert_int_eq(tree_node(t, 0)->state, TREE_DEAD);
    ck_assert_int_eq(tree_counts(t).answers, 0);
    tree_free(t);
}
END_TEST

START_TEST(columns_may_be_tried_from_right_to_left)
{
    struct tree *t =
        walk_events("+03 +11 -11 +10 -10 -03 +02 +10 -10 -02", four);

    ck_assert_ptr_nonnull(numbered(t, 56));
    ck_assert_int_eq(numbered(t, 56)->state, TREE_DEAD);
    ck_assert_int_eq(numbered(t, 61)->state, TREE_KILLED);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
}
END_TEST

START_TEST(all_squares_may_be_tested_before_the_first_is_taken)
{
    struct tree *t = walk_events(
        "?00 ?01 ?02 ?03 +00 ?10 ?11 ?12 ?13 +12 -12 +13 -13 -00 +01", four);

    ck_assert_int_eq(numbered(t, 8)->state, TREE_DEAD);
    ck_assert_int_eq(numbered(t, 13)->state, TREE_DEAD);
    ck_assert_int_eq(numbered(t, 3)->state, TREE_KILLED);
    ck_assert_int_eq(numbered(t, 34)->reason, TREE_SKIPPED);
    ck_assert_int_eq(tree_node(t, numbered(t, 8)->parent)->number, 2);
    ck_assert_int_eq(tree_counts(t).inferred, 1); /* (2, 1) below (1, 3) */
    ck_assert_int_eq(numbered(t, 14)->reason, TREE_SKIPPED);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_wrong");
    TCase *tc = tcase_create("tree_wrong");

    tcase_add_test(tc, a_queen_on_an_attacked_square_is_illegal);
    tcase_add_test(tc, a_queen_placed_tested_and_removed_was_killed);
    tcase_add_test(tc, a_column_used_twice_is_not_in_the_permutation_tree);
    tcase_add_test(tc, a_row_out_of_turn_is_illegal);
    tcase_add_test(tc, queens_not_taken_back_are_strays);
    tcase_add_test(tc, a_second_queen_in_a_row_takes_the_place_of_the_first);
    tcase_add_test(tc, a_solution_that_is_none_is_told);
    tcase_add_test(tc, a_free_column_left_out_is_told);
    tcase_add_test(tc, what_leads_to_a_false_answer_does_not_live);
    tcase_add_test(tc, columns_may_be_tried_from_right_to_left);
    tcase_add_test(tc, all_squares_may_be_tested_before_the_first_is_taken);
    suite_add_tcase(s, tc);
    return s;
}
