/* test_moves.c - graded suite of lab 02: the moves of the search.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/test_moves.h"

#include "labs/02-backtracking/backtracking.h"
#include "tests/02-backtracking/looks.h"
#include "tests/02-backtracking/search.h"
#include "tests/harness/board_guide.h"
#include "tests/harness/complaint.h"
#include "tests/harness/oracle.h"
#include "tests/harness/square_tests.h"

enum { SIDE = 8 };

static void
expect_board_as_before(struct search *s)
{
    struct board *before = board_copy(s->board);
    FILE *f;

    ck_assert_ptr_nonnull(before);
    search_run(s);
    if (!board_is_equal(s->board, before)) {
        f = search_complain(s);
        fprintf(f, "board_found never said stop.  At the call the board was\n");
        complaint_board(f, before, -1, -1);
        fprintf(f, "and afterwards it is\n");
        complaint_board(f, s->board, -1, -1);
        complaint_stop();
    }
    board_free(before);
}

START_TEST(without_a_stop_the_board_is_as_before)
{
    for (int n = 1; n <= 5; n++)
        for (int rows = 0; rows < n; rows++)
            search_from_each(n, rows, expect_board_as_before);
}
END_TEST

START_TEST(after_a_stop_the_solution_is_on_the_board)
{
    for (int n = 4; n <= SIDE; n++)
        for (int k = 1; k <= 2; k++) {
            struct search s = search_new(n);
            FILE *f;

            s.stop_at = k;
            search_run(&s);
            if (!oracle_is_solution(s.board)) {
                f = search_complain(&s);
                fprintf(f,
                        s.is_told ? "board_found said stop at solution number "
                                    "%d, but\nafterwards there is none on the "
                                    "board:\n"
                                  : "it never reports solution number %d and "
                                    "leaves this board:\n",
                        k);
                complaint_board(f, s.board, -1, -1);
                complaint_hint(
                    s.is_told
                        ? "when the answer is true, the solution stays: which "
                          "board_remove is called although it was true?"
                        : "no solution was found that could be left: mend what "
                          "the criteria above say first.");
                complaint_stop();
            }
            board_free(s.board);
        }
}
END_TEST

START_TEST(the_search_stops_at_once_when_told)
{
    for (int n = 1; n <= SIDE; n++)
        for (int k = 1; k <= 4; k++) {
            struct search s = search_new(n);

            s.stop_at = k;
            s.look = looks_for_more;
            search_run(&s);
            if (n == 1 && k == 1 && !s.is_told) { /* else nothing is seen */
                fprintf(search_complain(&s), "it reports no solution.\n");
                complaint_stop();
            }
            board_free(s.board);
        }
}
END_TEST

START_TEST(no_queen_is_put_on_an_attacked_square)
{
    for (int n = 1; n <= 6; n++) {
        struct search s = search_new(n);

        s.look = looks_for_attacked;
        search_run(&s);
        board_free(s.board);
    }
}
END_TEST

/* Search boards of 1 to N with another test than the queens', which has
   SOLUTIONS of each size.  */
static void
expect_test_used(square_test *is_safe, int n, const int *solutions)
{
    for (int size = 1; size <= n; size++) {
        struct search s = search_new(size);
        FILE *f;

        s.is_safe = is_safe;
        s.look = looks_for_attacked;
        search_run(&s);
        if (s.found != solutions[size - 1]) {
            f = search_complain(&s);
            fprintf(f, "with an is_safe that %s,\n", square_test_rule(is_safe));
            fprintf(f, "there %s %d to report, but it reports %d.\n",
                    solutions[size - 1] == 1 ? "is" : "are",
                    solutions[size - 1], s.found);
            complaint_stop();
        }
        board_free(s.board);
    }
}

START_TEST(the_search_uses_the_test_it_is_given)
{
    static const int rooks[] = { 1, 2, 6, 24, 120 }, any[] = { 1, 4, 27, 256 };

    expect_test_used(square_test_rooks, 5, rooks);
    expect_test_used(square_test_any, 4, any);
}
END_TEST

/* Queens placed and squares tested until all of 1 to 8 queens is searched.  */
static const int placements[] = { 1, 2, 5, 16, 53, 152, 551, 2056 };
static const int tests[] = { 1, 6, 18, 60, 220, 894, 3584, 15720 };

START_TEST(the_search_walks_the_tree_node_by_node)
{
    for (int n = 1; n <= SIDE; n++) {
        struct board_guide g = {
            .board = search_new(n).board,
            .call = "backtracking_solve(board, 0, is_safe)",
            .is_safe = square_test_queens,
        };

        board_guide_start(&g);
        board_guide_end(&g, backtracking_solve(g.board, 0, g.is_safe));
        ck_assert_int_eq(g.placements, placements[n - 1]);
        board_free(g.board);
    }
}
END_TEST

START_TEST(every_square_come_to_is_tested_once)
{
    for (int n = 1; n <= SIDE; n++) {
        struct search s = search_new(n);

        s.look = looks_at_tests;
        search_run(&s);
        looks_expect_tests(&s, tests[n - 1]);
        board_free(s.board);
    }
}
END_TEST

void
test_moves_add(struct grade *g)
{
    grade_criterion(g, "backtracking.board", 3, "the board afterwards");
    grade_hint(g, "does every board_place have its board_remove, on every "
                  "way out that returns false?");
    grade_hint(g, "and when the answer is true, who must not remove?");
    grade_test(g, without_a_stop_the_board_is_as_before);
    grade_test(g, after_a_stop_the_solution_is_on_the_board);

    grade_criterion(g, "backtracking.stops", 2, "stops when told");
    grade_hint(g, "which calls are still open when board_found returns true? "
                  "what must each of them do?");
    grade_hint(g, "what does your loop do with the value that the call for "
                  "the next row returns?");
    grade_test(g, the_search_stops_at_once_when_told);

    grade_criterion(g, "backtracking.safe", 2, "only allowed squares");
    grade_hint(g, "is_safe is a parameter: is_safe(b, row, col) asks it. do "
                  "you ask before you place?");
    grade_hint(g, "the test need not be the queens' one. do you use any other "
                  "than the one you were given?");
    grade_hint(g, "this criterion counts solutions with other tests. if "
                  "others fail too, mend those first.");
    grade_test(g, no_queen_is_put_on_an_attacked_square);
    grade_test(g, the_search_uses_the_test_it_is_given);

    grade_criterion(g, "backtracking.tree", 3, "the tree, node by node");
    grade_hint(g, "draw the tree of your search (make tree) and look at the "
                  "node in the message.");
    grade_hint(g, "a queen comes off when everything below her was tried, "
                  "and not before or later.");
    grade_test(g, the_search_walks_the_tree_node_by_node);

    grade_criterion(g, "backtracking.tests", 1, "each square tested once");
    grade_hint(g, "how often do you call is_safe for one square of a row? "
                  "is there a square you never ask about?");
    grade_hint(g, "keep the answer of is_safe in a variable if you need it "
                  "twice.");
    grade_test(g, every_square_come_to_is_tested_once);
}
