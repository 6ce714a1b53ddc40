/* test_tree_wrong.c - unit tests of the trees of searches that go wrong.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static const struct tree_search four = { .n = 4,
                                         .ended = true,
                                         .kind = TREE_SEARCH };

enum { MAX_NODES = 4, ANY = -1 };

/* What a search that goes wrong leaves behind, node by node: by its NUMBER in
   the complete tree, or where that is 0 by its PLACE in this one.  */
struct wrong {
    const char *what;   /* as a sentence */
    const char *events; /* see walk_events */
    struct {
        int number, place;
        int state, reason; /* ANY: of no interest */
        int flags;         /* that it has */
        int not_flags;     /* that it has not */
        int parent;        /* its number; ANY */
    } nodes[MAX_NODES];
};

#define NODE(number, state, reason, flags, not_flags)                          \
    {                                                                          \
        number, 0, state, reason, flags, not_flags, ANY                        \
    }
#define PLACE(place, flags)                                                    \
    {                                                                          \
        0, place, ANY, ANY, flags, 0, ANY                                      \
    }

static const struct wrong table[] = {
    { "a queen on an attacked square is illegal",
      "+00 +11 +23 -23 -11 -00",
      { NODE(3, TREE_DEAD, ANY, TREE_ILLEGAL, 0),
        NODE(2, ANY, ANY, 0, TREE_ILLEGAL) } },
    { "a queen placed, tested and removed was killed",
      "+00 +11 -11 -00",
      { NODE(3, TREE_KILLED, TREE_ATTACKED, 0, TREE_INFERRED) } },
    { "a column used twice is not in the permutation tree",
      "+00 +10 +22 -22 -10 -00",
      { PLACE(2, TREE_ILLEGAL), PLACE(3, 0) } },
    { "a row out of turn is illegal",
      "+00 +32 -32 -00",
      { PLACE(2, TREE_ILLEGAL) } },
    { "queens not taken back are strays",
      "+00 +12 -00 +01",
      { NODE(8, ANY, ANY, TREE_STRAY, 0), NODE(2, ANY, ANY, 0, TREE_STRAY),
        NODE(18, ANY, ANY, TREE_STRAY, 0) } },
    { "a second queen in a row takes the place of the first",
      "+00 +12 +13 -13 -00",
      { NODE(8, ANY, ANY, TREE_STRAY, 0), { 13, 0, ANY, ANY, 0, 0, 2 } } },
    { "a solution with too few queens is none",
      "+01 +13 ! -13 -01",
      { NODE(29, TREE_ANSWER, ANY, TREE_FALSE, 0) } },
    { "a solution with queens that attack each other is none",
      "+00 +11 +22 +33 ! -33 -22 -11 -00",
      { NODE(5, ANY, ANY, TREE_FALSE, 0) } },
    { "an empty board is no solution",
      "!",
      { NODE(1, ANY, ANY, TREE_FALSE, 0) } },
    { "a free column left out is told: row 1 never tries column 2",
      "+00 +13 +21 -21 -13 -00",
      { NODE(8, TREE_KILLED, TREE_SKIPPED, 0, 0),
        NODE(3, ANY, TREE_ATTACKED, 0, 0) } },
    { "what leads to a false answer does not live",
      "+00 +12 ! -12 -00",
      { NODE(1, TREE_DEAD, ANY, 0, 0) } },
};

static void
expect_node(const struct wrong *w, const struct tree *t, int i)
{
    int number = w->nodes[i].number, parent = w->nodes[i].parent;
    const struct tree_node *n = number != 0 ? walk_numbered(t, number)
                                            : tree_node(t, w->nodes[i].place);

    ck_assert_msg(n != NULL, "%s: no node %d", w->what, number);
    ck_assert_msg(n->number == number, "%s: number %lld", w->what, n->number);
    ck_assert_msg(w->nodes[i].state == ANY ||
                      w->nodes[i].state == (int)n->state,
                  "%s: state %d", w->what, n->state);
    ck_assert_msg(w->nodes[i].reason == ANY ||
                      w->nodes[i].reason == (int)n->reason,
                  "%s: reason %d", w->what, n->reason);
    ck_assert_msg((n->flags & (w->nodes[i].flags | w->nodes[i].not_flags)) ==
                      w->nodes[i].flags,
                  "%s: flags %x of %d", w->what, n->flags, number);
    ck_assert_msg(parent == ANY || tree_node(t, n->parent)->number == parent,
                  "%s: its parent", w->what);
}

START_TEST(what_goes_wrong_is_told)
{
    const struct wrong *w = &table[_i];
    struct tree *t = walk_events(w->events, four);

    for (int i = 0; i < MAX_NODES; i++)
        if (w->nodes[i].number != 0 || w->nodes[i].place != 0)
            expect_node(w, t, i);
    tree_free(t);
}
END_TEST

START_TEST(a_row_out_of_turn_keeps_its_row)
{
    struct tree *t = walk_events("+00 +32 -32 -00", four);

    ck_assert_int_eq(tree_node(t, 2)->row, 3);
    tree_free(t);
}
END_TEST

START_TEST(a_false_answer_is_not_counted)
{
    struct tree *t = walk_events("+00 +12 ! -12 -00", four);

    ck_assert_int_eq(tree_counts(t).answers, 0);
    tree_free(t);
}
END_TEST

START_TEST(columns_may_be_tried_from_right_to_left)
{
    struct tree *t =
        walk_events("+03 +11 -11 +10 -10 -03 +02 +10 -10 -02", four);

    ck_assert_ptr_nonnull(walk_numbered(t, 56));
    ck_assert_int_eq(walk_numbered(t, 56)->state, TREE_DEAD);
    ck_assert_int_eq(walk_numbered(t, 61)->state, TREE_KILLED);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
}
END_TEST

START_TEST(all_squares_may_be_tested_before_the_first_is_taken)
{
    struct tree *t = walk_events(
        "?00 ?01 ?02 ?03 +00 ?10 ?11 ?12 ?13 +12 -12 +13 -13 -00 +01", four);

    ck_assert_int_eq(walk_numbered(t, 8)->state, TREE_DEAD);
    ck_assert_int_eq(walk_numbered(t, 13)->state, TREE_DEAD);
    ck_assert_int_eq(walk_numbered(t, 3)->state, TREE_KILLED);
    ck_assert_int_eq(walk_numbered(t, 34)->reason, TREE_SKIPPED);
    ck_assert_int_eq(tree_node(t, walk_numbered(t, 8)->parent)->number, 2);
    ck_assert_int_eq(tree_counts(t).inferred, 1); /* (2, 1) below (1, 3) */
    ck_assert_int_eq(walk_numbered(t, 14)->reason, TREE_SKIPPED);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_wrong");
    TCase *tc = tcase_create("tree_wrong");

    tcase_add_loop_test(tc, what_goes_wrong_is_told, 0,
                        sizeof table / sizeof *table);
    tcase_add_test(tc, a_row_out_of_turn_keeps_its_row);
    tcase_add_test(tc, a_false_answer_is_not_counted);
    tcase_add_test(tc, columns_may_be_tried_from_right_to_left);
    tcase_add_test(tc, all_squares_may_be_tested_before_the_first_is_taken);
    suite_add_tcase(s, tc);
    return s;
}
