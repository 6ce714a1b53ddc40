/* test_tree_live.c - unit tests of the trees of searches over a list.
   SPDX-License-Identifier: MIT  */
#include <stdlib.h>
#include <string.h>

#include "lib/live.h"
#include "lib/picture/caption.h"
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"
#include "tests/lib/main.h"

enum { SIZE = 4, LIMIT = 100 };

static struct live *l;

static void
set_up(void)
{
    l = live_new(SIZE, LIVE_FIFO, LIMIT);
    ck_assert_ptr_nonnull(l);
}

static void
tear_down(void)
{
    live_free(l);
}

/* Put the queens of NODE on the list's board, and no others.  */
static void
place(int node)
{
    struct board *b = live_board(l);

    for (int row = 0; row < SIZE; row++)
        if (board_queen(b, row) != -1)
            board_remove(b, row);
    for (; node != LIVE_ROOT; node = live_node(l, node).parent)
        board_place(b, live_node(l, node).depth - 1, live_node(l, node).col);
}

/* Tell whether column COL is used above, and whether a queen in ROW there
   would be attacked.  */
static bool
is_used(int row, int col, bool *is_attacked)
{
    bool used = false;

    *is_attacked = false;
    for (int r = 0; r < row; r++) {
        int c = board_queen(live_board(l), r);

        used = used || c == col;
        *is_attacked = *is_attacked || abs(c - col) == row - r;
    }
    return used;
}

/* Generate the children of NODE from left to right.  Return whether one is an
   answer.  */
static bool
expand(int node)
{
    int row = live_node(l, node).depth;
    bool is_attacked;

    for (int col = 0; col < SIZE; col++) {
        int child;

        place(node);
        if (is_used(row, col, &is_attacked))
            continue;
        child = live_add(l, node, col, 10 * live_generated(l));
        if (is_attacked) {
            live_kill(l, child);
        } else if (row == SIZE - 1) {
            live_found(l, child);
            return true;
        }
    }
    return false;
}

/* Search until the first answer.  */
static void
search(void)
{
    int node = live_next(l);

    while (node != LIVE_NONE && !expand(node))
        node = live_next(l);
}

/* Return the node of T with NUMBER, which counts from 1.  */
static int
numbered(const struct tree *t, int number)
{
    for (int i = 0; i < tree_size(t); i++)
        if (tree_node(t, i)->number == number)
            return i;
    ck_abort_msg("there is no node %d", number);
    return -1;
}

/* Check that the sentence about node NUMBER of T ends with WORDS.  */
static void
check_words(const struct tree *t, int number, const char *words)
{
    struct attack_map *map = attack_map_new(SIZE);
    struct caption w;
    size_t length, end = strlen(words);

    caption_sentence(t, numbered(t, number), map, &w);
    length = strlen(w.line[0]);
    ck_assert_uint_ge(length, end);
    ck_assert_str_eq(w.line[0] + length - end, words);
    attack_map_free(map);
}

START_TEST(the_tree_of_a_list_is_that_of_the_book)
{
    struct tree *t;
    struct tree_counts c;

    search();
    t = tree_from_live(l, NULL);
    c = tree_counts(t);
    ck_assert_int_eq(c.nodes, 31); /* as in the book */
    ck_assert_int_eq(c.answers, 1);
    ck_assert_int_eq(c.open, 2);
    ck_assert_int_eq(c.wrong, 0);
    ck_assert_int_eq(c.levels, SIZE + 1);
    ck_assert_str_eq(tree_note(t, numbered(t, 1)), "E1");
    ck_assert_str_eq(tree_note(t, numbered(t, 3)), "E3");
    tree_free(t);
}
END_TEST

START_TEST(words_say_what_became_of_a_node_of_a_list)
{
    struct tree *t;

    live_next(l);
    expand(LIVE_ROOT);
    ck_assert_int_eq(live_next(l), 1);
    expand(1);
    live_kill(l, 2);
    t = tree_from_live(l, NULL);
    check_words(t, 1, ": the empty board. Dead: no answer was found below it.");
    check_words(t, 4, "x1 = 3. Live: it is in the list at the end.");
    check_words(t, 6, " Killed: the queen in row 1, column 1 attacks it.");
    tree_free(t);
}
END_TEST

START_TEST(a_bound_is_told_with_the_best_so_far)
{
    int best[LIMIT] = { 0 };
    struct tree *t;

    live_next(l);
    expand(LIVE_ROOT);
    live_kill(l, 4);
    best[4] = 7;
    t = tree_from_live(l, best);
    check_words(t, 5,
                "x1 = 4. Killed: its bound 40 is not below 7, the best so "
                "far.");
    tree_free(t);
}
END_TEST

START_TEST(an_attacked_node_that_lives_is_wrong)
{
    struct tree *t;
    int child;

    live_next(l);
    expand(LIVE_ROOT);
    child = live_add(l, live_next(l), 1, 0);
    t = tree_from_live(l, NULL);
    ck_assert_uint_ne(
        tree_node(t, numbered(t, child + 1))->flags & TREE_ILLEGAL, 0);
    check_words(t, child + 1, " Wrong: a queen attacks it.");
    ck_assert_int_eq(tree_counts(t).wrong, 1);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_live");
    TCase *tc = tcase_create("tree_live");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, the_tree_of_a_list_is_that_of_the_book);
    tcase_add_test(tc, words_say_what_became_of_a_node_of_a_list);
    tcase_add_test(tc, a_bound_is_told_with_the_best_so_far);
    tcase_add_test(tc, an_attacked_node_that_lives_is_wrong);
    suite_add_tcase(s, tc);
    return s;
}
