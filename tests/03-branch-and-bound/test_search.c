/* test_search.c - graded suite of lab 03, part A: the search.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tests/03-branch-and-bound/answers.h"
#include "tests/03-branch-and-bound/known_lines.h"
#include "tests/harness/board_guide.h"
#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

enum { LARGEST = 8, ROUNDS = 20 };

/* Return the call that begins in row FROM, as the student knows it.  */
static const char *
call(int from)
{
    static char text[80];

    snprintf(text, sizeof text, "branch_bound_solve(board, %d, lines)", from);
    return text;
}

/* Follow the search of B, which is empty, up to solution STOP_AT.  Lines that
   start empty let it be right whatever its codes are.  */
static void
expect_tree(struct board *b, int stop_at)
{
    struct branch_bound_lines lines = known_lines_of(b);
    struct board_guide g = { .board = b,
                             .call = call(0),
                             .is_safe = square_test_queens,
                             .stop_at = stop_at };

    board_guide_start(&g);
    board_guide_end(&g, branch_bound_solve(b, 0, &lines));
    board_free(b);
}

START_TEST(all_solutions_are_searched_in_the_tree_of_lab_02)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 0);
}
END_TEST

START_TEST(the_search_ends_where_it_is_told_to)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 1);
    expect_tree(parts_board(6), 3);
    expect_tree(parts_board(8), 92);
    expect_tree(parts_board(12), 1);
}
END_TEST

/* Ask for what the search answers, and which lines it leaves behind.  */
static void
expect_answers(struct board *b, int from, int stop_at)
{
    struct branch_bound_lines lines = known_lines_of(b);
    struct answers a = { .board = b,
                         .call = call(from),
                         .from = from,
                         .is_safe = square_test_queens,
                         .stop_at = stop_at };
    struct known_lines_fault fault;
    bool said;
    FILE *f;

    answers_start(&a);
    said = branch_bound_solve(b, from, &lines);
    answers_end(&a, said);
    if (known_lines_differ(&lines, b, &fault)) {
        f = complaint_start();
        fprintf(f, "%s, n = %d,\nreturned %s, and then\n", a.call,
                board_size(b), said ? "true" : "false");
        known_lines_tell(f, &fault);
        fprintf(f, "The queens on the board:\n");
        complaint_board(f, b, -1, -1);
        complaint_stop();
    }
    board_free(b);
}

START_TEST(each_solution_is_reported_once_and_nothing_is_left)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_answers(parts_board(n), 0, 0);
}
END_TEST

START_TEST(a_solution_asked_for_is_left_on_the_board_and_in_the_lines)
{
    for (int n = 1; n <= LARGEST + 1; n++)
        expect_answers(parts_board(n), 0, 1);
    expect_answers(parts_board(6), 0, 3);
    expect_answers(parts_board(6), 0, 5);
}
END_TEST

START_TEST(the_queens_of_a_started_board_keep_their_lines)
{
    struct random r = random_start(grade_seed() + 5);

    for (int round = 0; round < ROUNDS; round++) {
        int from;
        struct board *b = parts_started_board(&r, 4 + round / 5, &from);

        expect_answers(b, from, round % 2);
    }
}
END_TEST

void
parts_add_search(struct grade *g)
{
    grade_criterion(g, "branch-bound.search", 4, "the same tree as lab 02");
    grade_hint(g, "the board and the lines must always tell the same story: "
                  "when do you take, and when do you release?");
    grade_hint(g, "follow your code by hand to the node shown. which entry "
                  "of the lines is wrong there?");
    grade_test(g, all_solutions_are_searched_in_the_tree_of_lab_02);
    grade_test(g, the_search_ends_where_it_is_told_to);

    grade_criterion(g, "branch-bound.answers", 2, "answers, what is left");
    grade_hint(g, "what does the header say about the board and the lines at "
                  "the return: if true, if false?");
    grade_hint(g, "a solution that stays on the board keeps its lines.");
    grade_test(g, each_solution_is_reported_once_and_nothing_is_left);
    grade_test(g, a_solution_asked_for_is_left_on_the_board_and_in_the_lines);
    grade_test(g, the_queens_of_a_started_board_keep_their_lines);
}
