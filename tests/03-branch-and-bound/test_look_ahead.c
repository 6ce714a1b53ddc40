/* test_look_ahead.c - graded suite of lab 03, part B: looking ahead.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/follow.h"

enum { LARGEST = 8, ROUNDS = 20 };

/* Return the call that begins in row FROM, as the student knows it.  */
static const char *
call(int from)
{
    static char text[80];

    snprintf(text, sizeof text, "branch_bound_look_ahead(board, %d, is_safe)",
             from);
    return text;
}

/* Follow the search from row FROM of B on, up to solution STOP_AT.  */
static void
expect_tree(struct board *b, int from, square_test *is_safe, int stop_at)
{
    struct follow f = { .call = call(from),
                        .passed_over =
                            "is_safe allows that square, and the node above it "
                            "is alive: which row made your search take it for "
                            "dead, or which column does it leave out?",
                        .guide = { .board = b,
                                   .from = from,
                                   .is_safe = is_safe,
                                   .stop_at = stop_at,
                                   .looks_ahead = true } };

    follow_start(&f);
    follow_end(&f, branch_bound_look_ahead(b, from, is_safe));
    board_free(b);
}

/* Tell whether the search is right on a board of 4 with one queen.  */
static bool
can_begin(void)
{
    struct board *b = parts_begun();
    bool is_right;

    is_right = !branch_bound_look_ahead(b, 1, square_test_queens) &&
               board_count(b) == 1;
    board_free(b);
    return is_right;
}

static void
expect_whole_tree(struct board *b)
{
    expect_tree(b, board_count(b), square_test_queens, 0);
}

START_TEST(dead_nodes_are_killed_and_no_others)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 0, square_test_queens, 0);
    parts_large(4, can_begin, expect_whole_tree);
}
END_TEST

START_TEST(the_test_that_is_given_decides)
{
    for (int n = 1; n <= 6; n++)
        expect_tree(parts_board(n), 0, square_test_cornerless, 0);
    for (int n = 1; n <= 4; n++)
        expect_tree(parts_board(n), 0, square_test_rooks, 0);
}
END_TEST

START_TEST(the_tree_ends_where_the_search_is_told_to)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_tree(parts_board(n), 0, square_test_queens, 1);
    expect_tree(parts_board(6), 0, square_test_queens, 3);
}
END_TEST

START_TEST(a_started_board_is_searched_on)
{
    struct random r = random_start(grade_seed() + 6);

    for (int round = 0; round < ROUNDS; round++) {
        int from;
        struct board *b = parts_started_board(&r, 4 + round / 5, &from);

        /* Whether to look ahead before the first queen is up to the student:
           start where that changes nothing.  */
        if (board_guide_full_row(b, from, square_test_queens) == -1)
            expect_tree(b, from, square_test_queens, 0);
        else
            board_free(b);
    }
}
END_TEST

static void
expect_answers(struct board *b, int from, square_test *is_safe, int stop_at)
{
    struct answers a = { .board = b,
                         .call = call(from),
                         .from = from,
                         .is_safe = is_safe,
                         .stop_at = stop_at };

    answers_start(&a);
    answers_end(&a, branch_bound_look_ahead(b, from, is_safe));
    board_free(b);
}

START_TEST(no_solution_is_lost)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_answers(parts_board(n), 0, square_test_queens, 0);
    for (int n = 1; n <= 6; n++)
        expect_answers(parts_board(n), 0, square_test_cornerless, 0);
}
END_TEST

START_TEST(a_solution_asked_for_is_left_on_the_board)
{
    for (int n = 1; n <= LARGEST; n++)
        expect_answers(parts_board(n), 0, square_test_queens, 1);
    expect_answers(parts_board(6), 0, square_test_queens, 3);
    expect_answers(parts_board(6), 0, square_test_queens, 5);
}
END_TEST

static void
expect_all_answers(struct board *b)
{
    expect_answers(b, board_count(b), square_test_queens, 0);
}

static bool
can_always(void)
{
    return true;
}

START_TEST(a_started_board_has_its_solutions)
{
    struct random r = random_start(grade_seed() + 7);

    for (int round = 0; round < ROUNDS; round++) {
        int from;
        struct board *b = parts_started_board(&r, 4 + round / 5, &from);

        expect_answers(b, from, square_test_queens, round % 2);
    }
    for (int rows = 0; rows <= 4; rows += 4)
        parts_large(rows, can_always, expect_all_answers);
}
END_TEST

void
parts_add_look_ahead(struct grade *g)
{
    grade_part(g);
    grade_criterion(g, "branch-bound.ahead-tree", 4, "dead nodes are killed");
    grade_hint(g, "after placing a queen: which rows have to be looked at, "
                  "and what must be true of each of them?");
    grade_hint(g, "one row without a safe square is enough to kill the node, "
                  "and it need not be the next row.");
    grade_test(g, dead_nodes_are_killed_and_no_others);
    grade_test(g, the_test_that_is_given_decides);
    grade_test(g, the_tree_ends_where_the_search_is_told_to);
    grade_test(g, a_started_board_is_searched_on);

    grade_criterion(g, "branch-bound.ahead-answers", 3, "no solution is lost");
    grade_hint(g, "a node is killed only if it has no solution below it. "
                  "does yours have to be killed? which rows are still empty?");
    grade_hint(g, "after the last row there is no later row to look at.");
    grade_test(g, no_solution_is_lost);
    grade_test(g, a_solution_asked_for_is_left_on_the_board);
    grade_test(g, a_started_board_has_its_solutions);
}
