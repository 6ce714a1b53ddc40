/* test_backtracking.c - graded suite of lab 02.
   SPDX-License-Identifier: MIT

   Knows the contract, backtracking.h, and no implementation: the calls reach
   the code under test in its own process, and its moves come back to the
   board that was passed.  Small boards come first, so that the first one to
   fail is the smallest.  This file asks what was found, test_moves.c how.  */
#include "labs/02-backtracking/backtracking.h"

#include "lib/random.h"
#include "tests/02-backtracking/search.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/grade.h"

enum { SIDE = 8 };

const struct grade_lab grade_lab = { "02", "backtracking", "backtracking.c" };

/* Search for all solutions on the board of S.  */
static void
expect_all_solutions(struct search *s)
{
    search_expect(s, 0);
    s->look = search_look_at_answers;
    search_run(s);
    search_expect_all(s);
}

START_TEST(one_queen_has_one_solution)
{
    struct search s = search_new(1);

    expect_all_solutions(&s);
    search_end(&s);
}
END_TEST

START_TEST(two_and_three_queens_have_none)
{
    for (int n = 2; n <= 3; n++) {
        struct search s = search_new(n);

        expect_all_solutions(&s);
        search_end(&s);
    }
}
END_TEST

/* Search for solution number K on the board of S; there may be fewer.  */
static void
expect_number(struct search *s, int k)
{
    search_expect(s, board_size(s->board) <= SIDE ? 0 : k);
    s->stop_at = k;
    s->look = search_look_at_order;
    search_run(s);
    search_expect_stop(s);
}

static void
expect_solution(int n, int k)
{
    struct search s = search_new(n);

    expect_number(&s, k);
    search_end(&s);
}

static void
expect_first(struct search *s)
{
    expect_number(s, 1);
}

static void
expect_second(struct search *s)
{
    expect_number(s, 2);
}

START_TEST(the_first_solution_is_the_first_in_order)
{
    for (int n = 4; n <= 12; n++)
        expect_solution(n, 1);
    starts_large(4, expect_first);
}
END_TEST

START_TEST(every_solution_comes_once)
{
    for (int n = 1; n <= SIDE; n++) {
        struct search s = search_new(n);

        expect_all_solutions(&s);
        search_end(&s);
    }
    starts_large(5, expect_all_solutions);
}
END_TEST

START_TEST(the_kth_solution_is_the_kth_in_order)
{
    struct random r = random_start(grade_seed());

    for (int n = 4; n <= 6; n++)
        for (int k = 2; k <= 11; k++)
            expect_solution(n, k);
    for (int round = 0; round < 5; round++)
        expect_solution(7 + round % 2, 2 + random_below(&r, 39));
    starts_large(5, expect_second);
}
END_TEST

/* Expect also that the queens which were there at the call are left.  */
static void
expect_all_and_given(struct search *s)
{
    FILE *f;

    expect_all_solutions(s);
    if (search_has_given(s))
        return;
    f = search_complain(s);
    fprintf(f, "at the return they are not there any more:\n");
    complaint_board(f, s->board, -1, -1);
    complaint_hint("the queens above ROW are the caller's: what does a call "
                   "take away when every row has its queen and board_found "
                   "returned false?");
    complaint_stop();
}

START_TEST(a_search_can_start_on_a_partial_board)
{
    for (int n = 1; n <= 6; n++)
        for (int rows = 1; rows <= n; rows++)
            starts_from_each(n, rows, expect_all_and_given);
    for (int rows = 0; rows <= 4; rows++)
        starts_large(rows, expect_all_and_given);
}
END_TEST

static void
add_solutions(struct grade *g)
{
    grade_criterion(g, "backtracking.tiny", 2, "1, 2 and 3 queens");
    grade_hint(g, "when is the board complete, and what is to be called then?");
    grade_hint(g, "ROW is one more than the last row when every row has its "
                  "queen. what should a call with that ROW do?");
    grade_test(g, one_queen_has_one_solution);
    grade_test(g, two_and_three_queens_have_none);

    grade_criterion(g, "backtracking.first", 3, "the first solution");
    grade_hint(g, "what does the message blame, the board or what you return? "
                  "follow your code on paper for 4 queens: does it walk the "
                  "tree that you drew before the lab, and what does each open "
                  "call return at its end?");
    grade_hint(g, "do you try the columns of a row from 0 to the right, and "
                  "every row from its column 0 again?");
    grade_hint(g, "when board_found has returned true, every call that is "
                  "still open has to return true.");
    grade_test(g, the_first_solution_is_the_first_in_order);

    grade_criterion(g, "backtracking.all", 4, "every solution once");
    grade_hint(g, "what do you do when board_found returns false?");
    grade_hint(g, "after a solution the search goes on as after a dead end: "
                  "take back the last queen and try her next column.");
    grade_hint(g, "when you try the next column of a row, how must the board "
                  "look?");
    grade_test(g, every_solution_comes_once);

    grade_criterion(g, "backtracking.kth", 2, "the k-th solution");
    grade_hint(g, "the caller counts. you need no counter: what does "
                  "board_found tell you, and who must hear of it?");
    grade_hint(g, "a call that gets true from the call below must hand it on "
                  "to the call above.");
    grade_test(g, the_kth_solution_is_the_kth_in_order);

    grade_criterion(g, "backtracking.partial", 3, "from a partial board");
    grade_hint(g, "do you begin in ROW, and leave the rows above alone?");
    grade_hint(g, "a search that begins in row 0, or empties the board first, "
                  "solves another problem.");
    grade_test(g, a_search_can_start_on_a_partial_board);
}

void
grade_add_criteria(struct grade *g)
{
    add_solutions(g);
    test_moves_add(g);
}
