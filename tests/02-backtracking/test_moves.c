/* test_moves.c - graded suite of lab 02: the moves of the search.
   SPDX-License-Identifier: MIT  */

#include "labs/02-backtracking/backtracking.h"
#include "tests/02-backtracking/search.h"
#include "tools/base/must.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/follow.h"

enum { SIDE = 8 };

static void
expect_board_as_before(struct search *s)
{
    FILE *f;

    if (s->before == NULL)
        s->before = must(board_copy(s->board));
    search_run(s);
    if (!board_is_equal(s->board, s->before)) {
        f = search_complain(s);
        fprintf(f, "board_found never said stop.  At the call the board was\n");
        complaint_board(f, s->before, -1, -1);
        fprintf(f, "and afterwards it is\n");
        complaint_board(f, s->board, -1, -1);
        complaint_stop();
    }
}

START_TEST(without_a_stop_the_board_is_as_before)
{
    for (int n = 1; n <= 5; n++)
        for (int rows = 0; rows < n; rows++)
            starts_from_each(n, rows, expect_board_as_before);
    starts_large(4, expect_board_as_before);
}
END_TEST

/* Search for a solution at which to stop, number S->stop_at.  It must be on the
   board afterwards, with the queens that were there before.  */
static void
expect_solution_left(struct search *s)
{
    FILE *f;

    search_run(s);
    if (solutions_is_one(s->board, square_test_queens) && search_has_given(s))
        return;
    f = search_complain(s);
    fprintf(f,
            s->is_told ? "board_found said stop at solution number %d, but\n"
                         "afterwards there is none on the board:\n"
                       : "it never reports solution number %d and leaves this "
                         "board:\n",
            s->stop_at);
    complaint_board(f, s->board, -1, -1);
    complaint_hint(s->is_told
                       ? "when the answer is true, the solution stays: which "
                         "board_remove is called although it was true?"
                       : "no solution was found that could be left: mend what "
                         "the criteria above say first.");
    complaint_stop();
}

static void
expect_first_left(struct search *s)
{
    s->stop_at = 1;
    expect_solution_left(s);
}

START_TEST(after_a_stop_the_solution_is_on_the_board)
{
    for (int n = 4; n <= SIDE; n++)
        for (int k = 1; k <= 2; k++) {
            struct search s = search_new(n);

            s.stop_at = k;
            expect_solution_left(&s);
            search_end(&s);
        }
    starts_large(4, expect_first_left);
}
END_TEST

static void
expect_stop(struct search *s)
{
    s->look = looks_for_more;
    search_run(s);
    if (board_size(s->board) == 1 && s->stop_at == 1 && !s->is_told) {
        fprintf(search_complain(s), "it reports no solution.\n");
        complaint_stop(); /* else nothing is seen */
    }
}

static void
expect_stop_at_first(struct search *s)
{
    s->stop_at = 1;
    expect_stop(s);
}

START_TEST(the_search_stops_at_once_when_told)
{
    for (int n = 1; n <= SIDE; n++)
        for (int k = 1; k <= 4; k++) {
            struct search s = search_new(n);

            s.stop_at = k;
            expect_stop(&s);
            search_end(&s);
        }
    starts_large(4, expect_stop_at_first);
}
END_TEST

static void
expect_safe_squares(struct search *s)
{
    s->look = looks_for_attacked;
    search_run(s);
}

START_TEST(no_queen_is_put_on_an_attacked_square)
{
    for (int n = 1; n <= 6; n++) {
        struct search s = search_new(n);

        expect_safe_squares(&s);
        search_end(&s);
    }
    starts_large(4, expect_safe_squares);
}
END_TEST

/* Search with another test than the queens'.  */
static void
expect_test_used(struct search *s, square_test *is_safe)
{
    FILE *f;

    s->is_safe = is_safe;
    search_expect(s, 0);
    expect_safe_squares(s);
    if (s->found == s->answers.count)
        return;
    f = search_complain(s);
    fprintf(f, "there %s %d to report, but it reports %d.\n",
            s->answers.count == 1 ? "is" : "are", s->answers.count, s->found);
    complaint_hint(
        "the test that you are given decides, and nothing else: does "
        "your code know more about queens than that, or leave out "
        "columns without asking?");
    complaint_stop();
}

static void
expect_rooks(struct search *s)
{
    expect_test_used(s, square_test_rooks);
}

static void
expect_any(struct search *s)
{
    expect_test_used(s, square_test_any);
}

/* The only test that refuses a square of row 0.  */
static void
expect_cornerless(struct search *s)
{
    s->is_safe = square_test_cornerless;
    expect_safe_squares(s);
}

START_TEST(the_search_uses_the_test_it_is_given)
{
    for (int n = 1; n <= 5; n++)
        starts_from_each(n, 0, expect_cornerless);
    for (int n = 1; n <= 5; n++)
        starts_from_each(n, 0, expect_rooks);
    for (int n = 1; n <= 4; n++)
        starts_from_each(n, 0, expect_any);
    starts_large(3, expect_rooks);
    starts_large(1, expect_any);
}
END_TEST

static void
expect_tree(struct search *s)
{
    char call[80];
    struct follow f = {
        .call = call,
        .guide = { .board = s->board, .from = s->row, .is_safe = s->is_safe }
    };

    snprintf(call, sizeof call, "backtracking_solve(board, %d, is_safe)",
             s->row);
    follow_start(&f);
    follow_end(&f, backtracking_solve(s->board, s->row, s->is_safe));
}

START_TEST(the_search_walks_the_tree_node_by_node)
{
    for (int n = 1; n <= SIDE; n++) {
        struct search s = search_new(n);

        expect_tree(&s);
        search_end(&s);
    }
    starts_large(4, expect_tree);
}
END_TEST

static void
expect_tests(struct search *s)
{
    s->look = looks_at_tests;
    search_run(s);
    looks_expect_tests(s);
}

START_TEST(every_square_come_to_is_tested_once)
{
    for (int n = 1; n <= SIDE; n++) {
        struct search s = search_new(n);

        expect_tests(&s);
        search_end(&s);
    }
    starts_large(4, expect_tests);
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
