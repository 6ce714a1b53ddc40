/* test_tree_strict.c - unit tests of lib/tree_queens.c and lib/tree_maze.c:
   searches that are held to the rules of the labs.
   SPDX-License-Identifier: MIT  */
#include "lib/maze_text.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"

static const struct tree_search four = {
    .n = 4, .kind = TREE_SEARCH, .ended = true, .strict = true
};

/* Return the node of T at (ROW, COL), the last of them, or fail.  */
static const struct tree_node *
at(const struct tree *t, int row, int col)
{
    int i = tree_size(t) - 1;

    while (i > 0 &&
           (tree_node(t, i)->row != row || tree_node(t, i)->col != col))
        i--;
    ck_assert_int_gt(i, 0);
    return tree_node(t, i);
}

START_TEST(a_right_search_has_no_faults)
{
    for (int n = 1; n <= 6; n++)
        for (int kind = TREE_SEARCH; kind <= TREE_PLACED; kind++)
            for (int tries = 0; tries <= 1; tries++)
                for (int stop_at = 0; stop_at <= 2; stop_at++) {
                    struct trace *trace = walk_queens(n, stop_at, tries);
                    struct tree_search s = { .n = n,
                                             .kind = (enum tree_kind)kind,
                                             .ended = true,
                                             .stop_at = stop_at };
                    struct tree *mild = tree_from_queens(trace, &s), *strict;

                    s.strict = true;
                    strict = tree_from_queens(trace, &s);
                    ck_assert_int_eq(tree_counts(strict).wrong, 0);
                    ck_assert_int_eq(tree_size(strict), tree_size(mild));
                    tree_free(strict);
                    tree_free(mild);
                    trace_free(trace);
                }
}
END_TEST

START_TEST(a_free_square_left_out_is_wrong_in_every_kind_of_tree)
{
    static const char *const traces[] = {
        "+00 +13 +21 -21 -13 -00 +01 +13 +20 +32 ! -32 -20 -13 -01 +02 +10 "
        "+23 +31 ! -31 -23 -10 -02 +03 +10 +22 -22 -10 +11 -11 -03",
        "?00 +00 ?10 ?11 ?12 ?13 +13 ?20 ?21 +21 -21 -13 -00"
    };
    struct tree_search s = four;

    for (int i = 0; i < 2; i++)
        for (s.kind = TREE_SEARCH; s.kind <= TREE_PLACED; s.kind++) {
            struct tree *t = walk_events(traces[i], s);
            const struct tree_node *v = tree_node(t, 1);
            int child = 2;

            while (tree_node(t, child)->col != 2)
                child = tree_node(t, child)->end;
            ck_assert_int_lt(child, v->end);
            ck_assert_int_eq(tree_node(t, child)->reason, TREE_SKIPPED);
            ck_assert(tree_node(t, child)->flags & TREE_UNDUE);
            tree_free(t);
        }
}
END_TEST

START_TEST(an_unfinished_row_leaves_nothing_out)
{
    struct tree_search s = four;
    struct tree *t;

    s.ended = false;
    t = walk_events("?00 +00 ?10 ?11 ?12", s);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
    t = walk_events("+00 +12", s);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
}
END_TEST

START_TEST(a_queen_after_one_further_right_is_out_of_order)
{
    struct tree_search s = four;
    struct tree *t;

    s.ended = false;
    t = walk_events("+00 +13 +21 -21 -13 +12", s);
    ck_assert(at(t, 1, 2)->flags & TREE_UNDUE);
    ck_assert_int_eq(tree_counts(t).wrong, 1);
    tree_free(t);
}
END_TEST

START_TEST(a_queen_on_an_attacked_square_is_wrong_even_if_taken_back)
{
    struct tree_search s = four;
    struct tree *t;

    s.ended = false;
    t = walk_events("+00 +10 -10 +12", s);
    ck_assert_int_eq(at(t, 1, 0)->state, TREE_KILLED);
    ck_assert(at(t, 1, 0)->flags & TREE_UNDUE);
    tree_free(t);
}
END_TEST

START_TEST(an_answer_must_be_reported_and_may_be_the_last)
{
    struct tree_search s = four;
    struct tree *t;

    s.ended = false;
    t = walk_events("+00 +12 -12 +13 +21 -21 -13 -00 +01 +13 +20 +32 -32", s);
    ck_assert(at(t, 3, 2)->flags & TREE_UNREPORTED);
    ck_assert_int_eq(tree_counts(t).wrong, 1);
    tree_free(t);
    s.stop_at = 1;
    t = walk_events("+00 +12 -12 +13 +21 -21 -13 -00 +01 +13 +20 +32 ! -32 -20 "
                    "-13 -01 +02",
                    s);
    ck_assert(at(t, 0, 2)->flags & TREE_UNDUE);
    ck_assert_int_eq(tree_counts(t).wrong, 1);
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

START_TEST(who_goes_on_below_a_killed_node_spares_it)
{
    static const struct tree_fact facts[] = {
        { 9, TREE_UNKNOWN, TREE_UNKNOWN, false, false },
        { 20, 15, TREE_UNKNOWN, true, false }, /* killed */
        { 20, 15, TREE_UNKNOWN, true, true },  /* its row was looked at */
        { 20, 15, TREE_UNKNOWN, true, false }, /* a queen is placed below */
    };
    struct tree_search s = four;
    struct tree *t;

    s.facts = facts;
    s.facts_length = 4;
    s.ended = false;
    t = walk_events("+00 +12 -12 -00", s);
    ck_assert_int_eq(at(t, 1, 2)->state, TREE_KILLED);
    tree_free(t);
    t = walk_events("+00 +12 -12 +13 -13 -00 +01 +13", s);
    ck_assert_int_eq(at(t, 0, 0)->flags & TREE_WRONG, 0);
    ck_assert_int_eq(at(t, 1, 2)->flags & TREE_WRONG, 0);
    ck_assert(at(t, 0, 1)->flags & TREE_SPARED);
    ck_assert_int_eq(tree_counts(t).wrong, 2);
    tree_free(t);
}
END_TEST

/* Return the strict tree of a rat that enters CELLS of the maze TEXT, "RC" for
   row R and column C; "<" leaves, "!" reports.  */
static struct tree *
rat(const char *text, const char *cells, const struct tree_search *s)
{
    struct text_error error;
    struct maze *m = maze_text_parse(text, &error);
    struct trace *trace = trace_new(100);
    struct tree *t;

    for (; *cells != '\0'; cells++)
        if (*cells == '<' || *cells == '!') {
            trace_add(trace,
                      &(struct event){
                          *cells == '<' ? EVENT_LEAVE : EVENT_FOUND, 0, 0 });
        } else if (*cells != ' ') {
            trace_add(trace, &(struct event){ EVENT_ENTER, cells[0] - '0',
                                              cells[1] - '0' });
            cells++;
        }
    t = tree_from_maze(trace, m, s);
    ck_assert_ptr_nonnull(t);
    trace_free(trace);
    maze_free(m);
    return t;
}

static const struct tree_search first = { .ended = true,
                                          .stop_at = 1,
                                          .strict = true };

START_TEST(refusals_are_not_invented_for_moves_in_another_order)
{
    struct tree *t = rat("S.\n.G", "00 10 11!", &first);

    ck_assert(!tree_is_disordered(t));
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
    t = rat("S.#\n..#\n##G", "00 01 11 10<<<10<<", &first);
    ck_assert(tree_is_disordered(t));
    ck_assert_int_eq(tree_counts(t).killed, 0);
    ck_assert_int_eq(tree_counts(t).wrong, 1);
    ck_assert_int_eq(tree_node(t, 4)->row, 1);
    ck_assert(tree_node(t, 4)->flags & TREE_UNDUE);
    ck_assert(tree_node(t, 4)->flags & TREE_SPARED); /* it has been there */
    tree_free(t);
    t = rat("S.\n.G", "00 01 11!", &first); /* down was never tried */
    ck_assert_int_eq(tree_counts(t).wrong, 1);
    ck_assert_int_eq(at(t, 1, 0)->reason, TREE_SKIPPED);
    tree_free(t);
}
END_TEST

START_TEST(a_cell_must_not_be_entered_again_nor_for_nothing)
{
    static const struct tree_fact facts[1] = { { 2, -1, -1, false, false } };
    struct tree_search best = { .ended = true, .strict = true };
    struct tree *t = rat("S.G", "00 01 00", &first);

    ck_assert(tree_node(t, 2)->flags & TREE_SPARED);
    tree_free(t);
    best.facts = facts;
    best.facts_length = 1;
    t = rat("S.\n.G", "00 10 11!<< 01 11!<<<", &best);
    ck_assert(at(t, 0, 1)->flags & TREE_SPARED);
    ck_assert_int_eq(at(t, 0, 1)->state, TREE_LIVE);
    ck_assert_int_eq(tree_counts(t).wrong, 2);
    tree_free(t);
    t = rat("S.\n.G", "00 10 11!<<<", &best);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    ck_assert_int_eq(at(t, 0, 1)->reason, TREE_BOUND);
    tree_free(t);
    t = rat("S.\n.G", "00 10 11<<<", &best);
    ck_assert(at(t, 1, 1)->flags & TREE_UNREPORTED);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("tree_strict");
    TCase *tc = tcase_create("tree_strict");

    tcase_add_test(tc, a_right_search_has_no_faults);
    tcase_add_test(tc, a_free_square_left_out_is_wrong_in_every_kind_of_tree);
    tcase_add_test(tc, an_unfinished_row_leaves_nothing_out);
    tcase_add_test(tc, a_queen_after_one_further_right_is_out_of_order);
    tcase_add_test(tc,
                   a_queen_on_an_attacked_square_is_wrong_even_if_taken_back);
    tcase_add_test(tc, an_answer_must_be_reported_and_may_be_the_last);
    tcase_add_test(tc, what_leads_to_a_false_answer_does_not_live);
    tcase_add_test(tc, who_goes_on_below_a_killed_node_spares_it);
    tcase_add_test(tc, refusals_are_not_invented_for_moves_in_another_order);
    tcase_add_test(tc, a_cell_must_not_be_entered_again_nor_for_nothing);
    suite_add_tcase(s, tc);
    return s;
}
