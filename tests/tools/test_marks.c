/* test_marks.c - unit tests of tools/queens/marks/marks_board.c and
   marks_maze.c: what a search that breaks the rules of the labs looks like.
   SPDX-License-Identifier: MIT  */
#include "lib/maze_text.h"
#include "tests/lib/main.h"
#include "tests/lib/walk.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/marks/marks.h"

static struct tree *
mark_queens(struct tree *t, struct board_guide g)
{
    ck_assert_ptr_nonnull(t);
    g.board = board_new(tree_board_size(t));
    g.is_safe = square_test_queens;
    ck_assert_int_eq(marks_board(t, g), 0);
    ck_assert_int_eq(board_count(g.board), 0);
    board_free(g.board);
    return t;
}

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
                    struct tree *t =
                        walk_tree(n, (enum tree_kind)kind, stop_at, tries);
                    int size = tree_size(t);

                    mark_queens(t, (struct board_guide){ .stop_at = stop_at });
                    ck_assert_int_eq(tree_counts(t).wrong, 0);
                    ck_assert_int_eq(tree_size(t), size);
                    tree_free(t);
                }
}
END_TEST

START_TEST(a_free_square_left_out_is_wrong_in_every_kind_of_tree)
{
    static const char *const traces[] = {
        ("+00 +13 +21 -21 -13 -00 +01 +13 +20 +32 ! -32 -20 -13 -01 +02 +10 "
         "+23 +31 ! -31 -23 -10 -02 +03 +10 +22 -22 -10 +11 -11 -03"),
        "?00 +00 ?10 ?11 ?12 ?13 +13 ?20 ?21 +21 -21 -13 -00",
        "?00 +00 ?10 ?11 ?13 +13 ?20 ?21 +21 -21 -13 -00",
    };
    struct tree_search s = { .n = 4, .ended = true };

    for (int i = 0; i < 3; i++)
        for (s.kind = TREE_SEARCH; s.kind <= TREE_PLACED; s.kind++) {
            struct tree *t = mark_queens(walk_events(traces[i], s),
                                         (struct board_guide){ 0 });
            int child = 2;

            while (tree_node(t, child)->col != 2)
                child = tree_node(t, child)->end;
            ck_assert_int_lt(child, tree_node(t, 1)->end);
            ck_assert_int_eq(tree_node(t, child)->reason, TREE_SKIPPED);
            ck_assert(tree_node(t, child)->flags & TREE_UNDUE);
            tree_free(t);
        }
}
END_TEST

/* What the first two queens of four-queens come to, and the first answer.  */
#define BEGUN "+00 +12 -12 +13 +21 -21 -13 -00 +01 +13 +20 +32 "

static const struct {
    const char *events; /* of a search that did not end */
    int stop_at;
    int wrong;    /* nodes */
    int row, col; /* one of them; or one that is not, ... */
    int flags;    /* ... for this */
} wrong_queens[] = {
    { "?00 +00 ?10 ?11 ?12", 0, 0, 0, 0, 0 },
    { "+00 +12", 0, 0, 1, 2, 0 },
    { "+00 +13 +21 -21 -13 +12", 0, 1, 1, 2, TREE_UNDUE },
    { "+00 +13", 0, 1, 1, 2, TREE_UNDUE },
    { "+00 +10 -10 +12", 0, 1, 1, 0, TREE_UNDUE | TREE_ILLEGAL },
    { "+00 +11 +23 -23 -11 +12 -12 +13", 0, 1, 1, 1, TREE_ILLEGAL },
    { "+00 +22 -22 +13", 0, 2, 1, 2, TREE_UNDUE },
    { "+00 -00 +01", 0, 2, 1, 3, TREE_UNDUE },
    { "! +00 +12", 0, 1, 1, 2, 0 },
    { "+01 -01 +00", 0, 2, 1, 3, TREE_UNDUE },
    { BEGUN "-32", 0, 1, 3, 2, TREE_UNREPORTED },
    { BEGUN "! -32 -20 -13 -01", 1, 0, 3, 2, 0 },
    { BEGUN "! -32 -20 -13 -01 +02", 1, 1, 0, 2, TREE_UNDUE },
};

START_TEST(what_is_not_next_is_wrong)
{
    struct tree_search s = { .n = 4,
                             .kind = TREE_SEARCH,
                             .stop_at = wrong_queens[_i].stop_at };
    struct tree *t =
        mark_queens(walk_events(wrong_queens[_i].events, s),
                    (struct board_guide){ .stop_at = (int)s.stop_at });
    const struct tree_node *v =
        at(t, wrong_queens[_i].row, wrong_queens[_i].col);

    ck_assert_int_eq(tree_counts(t).wrong, wrong_queens[_i].wrong);
    ck_assert_int_eq(v->flags & TREE_WRONG, wrong_queens[_i].flags);
    tree_free(t);
}
END_TEST

START_TEST(a_full_row_kills)
{
    struct tree_search s = { .n = 4, .kind = TREE_SEARCH };
    struct tree_fact facts[1] = { { -1, -1, -1, false, false } };
    struct tree *t;

    s.facts = facts;
    t = mark_queens(walk_events(BEGUN, s),
                    (struct board_guide){ .looks_ahead = true });
    ck_assert_int_eq(tree_node(t, 3)->col, 2);
    ck_assert_int_eq(tree_node(t, 3)->state, TREE_KILLED);
    ck_assert_int_eq(tree_node(t, 3)->reason, TREE_FULL_ROW);
    ck_assert_int_eq(tree_fact(t, 3)->full_row, 2);
    ck_assert_int_eq(tree_fact(t, 3)->best, TREE_UNKNOWN);
    ck_assert_int_eq(tree_counts(t).wrong, 0);
    tree_free(t);
}
END_TEST

/* All costs are 1: after the first answer, no other is better.  */
START_TEST(who_goes_on_below_a_killed_node_spares_it)
{
    struct tree_fact facts[11];
    struct tree_search s = {
        .n = 4, .facts = facts, .facts_length = 11, .ended = true
    };
    struct costs *c = costs_new(4);

    for (int i = 0; i < 16; i++)
        costs_set(c, i / 4, i % 4, 1);
    for (int i = 0; i < 11; i++)
        facts[i] = (struct tree_fact){ 4, -1, -1, false, i == 10 };
    for (s.kind = TREE_SEARCH; s.kind <= TREE_PLACED; s.kind++) {
        struct tree *t = mark_queens(
            walk_events(BEGUN "! -32 -20 -13 -01 +02 +10 -10 -02 +03 -03", s),
            (struct board_guide){ .costs = c });

        ck_assert_int_eq(at(t, 0, 2)[1].state, TREE_KILLED);
        ck_assert_int_eq(at(t, 0, 2)[1].reason, TREE_BOUND);
        ck_assert(at(t, 0, 2)->flags & TREE_SPARED);
        ck_assert(at(t, 0, 3)->flags & TREE_SPARED); /* it was entered */
        ck_assert_int_eq(tree_counts(t).wrong, 2);
        tree_free(t);
    }
    costs_free(c);
}
END_TEST

/* Return the tree of a rat that enters CELLS of the maze TEXT, "RC" for row R
   and column C; "<" leaves, "!" reports.  */
static struct tree *
rat(const char *text, const char *cells, bool shortest)
{
    static const struct tree_fact none[1];
    struct text_error error;
    struct maze *m = maze_text_parse(text, &error);
    struct trace *trace = trace_new(100);
    struct tree_search s = { .ended = true,
                             .stop_at = shortest ? 0 : 1,
                             .facts = shortest ? none : NULL };
    struct maze_guide g = { .maze = m,
                            .stop_at = (int)s.stop_at,
                            .seeks_shortest = shortest };
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
    t = tree_from_maze(trace, m, &s);
    ck_assert_ptr_nonnull(t);
    ck_assert_int_eq(marks_maze(t, g), 0);
    trace_free(trace);
    maze_free(m);
    return t;
}

static const struct {
    const char *maze, *cells;
    bool shortest;
    int wrong, killed; /* nodes */
    int row, col;      /* the last node there has ... */
    int flags, reason; /* ... these */
} rats[] = {
    { "S.\n.G", "00 10 11!", false, 0, 0, 1, 1, 0, 0 },
    { "S.\n.G", "00 01 11!", false, 1, 2, 1, 0, TREE_UNDUE, TREE_SKIPPED },
    { "S.#\n..#\n##G", "00 01 11 10<<<10<<", false, 1, 0, 1, 0,
      TREE_UNDUE | TREE_SPARED, 0 },
    { "S.G", "00 01 00", false, 3, 0, 0, 0, TREE_SPARED | TREE_STRAY, 0 },
    { "S.\n.G", "00 10 11!<< 01 11!<<<", true, 2, 2, 0, 1, TREE_SPARED, 0 },
    { "S.\n.G", "00 10 11!<<<", true, 0, 2, 0, 1, 0, TREE_BOUND },
    { "S.\n.G", "00 10 11<<<", true, 2, 2, 1, 1, TREE_UNREPORTED, 0 },
    { "SG\n..\n", "00 01!<<", true, 1, 1, 1, 0, TREE_UNDUE, TREE_SKIPPED },
    { "SG\n..\n", "00 10 11 01!<<<<", true, 1, 3, 0, 1, TREE_UNDUE,
      TREE_SKIPPED },
};

START_TEST(a_rat_does_what_is_next)
{
    struct tree *t = rat(rats[_i].maze, rats[_i].cells, rats[_i].shortest);
    const struct tree_node *v = at(t, rats[_i].row, rats[_i].col);

    ck_assert_int_eq(tree_counts(t).wrong, rats[_i].wrong);
    ck_assert_int_eq(tree_counts(t).killed, rats[_i].killed);
    ck_assert_int_eq(v->flags & TREE_WRONG, rats[_i].flags);
    ck_assert_int_eq(v->reason, rats[_i].reason);
    tree_free(t);
}
END_TEST

START_TEST(a_rat_knows_its_bounds)
{
    struct tree *t = rat("S.\n.G", "00 10 11!<<<", true);

    ck_assert_int_eq(tree_fact(t, 1)->bound, 2);
    ck_assert_int_eq(tree_fact(t, 1)->best, TREE_UNKNOWN);
    ck_assert_int_eq(tree_fact(t, tree_size(t) - 1)->bound, 2);
    ck_assert_int_eq(tree_fact(t, tree_size(t) - 1)->best, 2);
    tree_free(t);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("marks");
    TCase *tc = tcase_create("marks");

    tcase_add_test(tc, a_right_search_has_no_faults);
    tcase_add_test(tc, a_free_square_left_out_is_wrong_in_every_kind_of_tree);
    tcase_add_loop_test(tc, what_is_not_next_is_wrong, 0,
                        sizeof wrong_queens / sizeof wrong_queens[0]);
    tcase_add_test(tc, a_full_row_kills);
    tcase_add_test(tc, who_goes_on_below_a_killed_node_spares_it);
    tcase_add_loop_test(tc, a_rat_does_what_is_next, 0,
                        sizeof rats / sizeof rats[0]);
    tcase_add_test(tc, a_rat_knows_its_bounds);
    suite_add_tcase(s, tc);
    return s;
}
