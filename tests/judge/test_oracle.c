/* test_oracle.c - unit tests of what the judge knows for itself.
   SPDX-License-Identifier: MIT

   The oracle counts attackers while it walks the board.  Here each pair of
   squares is looked at for itself.  */
#include "tools/judge/right/oracle.h"

#include "tests/lib/main.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"

/* Tell whether a queen on (R1, C1) attacks (R2, C2): whether some number of
   king's steps in one direction leads there.  */
static bool
attacks(int r1, int c1, int r2, int c2)
{
    for (int way = 0; way < 9; way++)
        for (int steps = 1; way != 4 && steps <= BOARD_MAX_SIZE; steps++)
            if (r1 + steps * (way / 3 - 1) == r2 &&
                c1 + steps * (way % 3 - 1) == c2)
                return true;
    return false;
}

static int
attackers(const struct board *b, int rows, int row, int col)
{
    int count = 0;

    for (int r = 0; r < rows; r++)
        count +=
            board_queen(b, r) != -1 && attacks(r, board_queen(b, r), row, col);
    return count;
}

/* Advance the ROWS numbers in COLS, each below LIMIT, as one counts.  */
static bool
count_up(int rows, int limit, int *cols)
{
    for (int row = rows - 1; row >= 0; row--) {
        if (++cols[row] < limit)
            return true;
        cols[row] = 0;
    }
    return false;
}

/* Put the queens of COLS on B, column N meaning none.  */
static void
fill(struct board *b, const int *cols)
{
    for (int row = 0; row < board_size(b); row++) {
        board_remove(b, row);
        if (cols[row] < board_size(b))
            board_place(b, row, cols[row]);
    }
}

static void
compare(const struct board *b)
{
    int n = board_size(b);

    for (int rows = 0; rows <= n; rows++) {
        struct oracle o = oracle_of(b, rows);

        for (int i = 0; i < n * n; i++)
            ck_assert_int_eq(oracle_attackers(&o, i / n, i % n),
                             attackers(b, rows, i / n, i % n));
    }
}

START_TEST(attackers_are_those_of_the_definition)
{
    for (int n = 1; n <= 4; n++) {
        struct board *b = board_new(n);
        int cols[4] = { 0 };

        do {
            fill(b, cols);
            compare(b);
        } while (count_up(n, n + 1, cols)); /* rows may be empty */
        board_free(b);
    }
}
END_TEST

/* Solutions of 1 .. 6 queens: what every book says.  */
static const int solutions[] = { 0, 1, 0, 0, 2, 10, 4 };

START_TEST(fillings_hold_as_many_solutions_as_there_are)
{
    struct board *b = board_new(_i);
    int cols[6] = { 0 }, fillings = 0, found = 0, all = 1;

    do {
        fill(b, cols);
        fillings++;
        found += solutions_is_one(b, square_test_queens);
    } while (count_up(_i, _i, cols));
    for (int i = 0; i < _i; i++)
        all *= _i;
    ck_assert_int_eq(fillings, all);
    ck_assert_int_eq(found, solutions[_i]);
    board_free(b);
}
END_TEST

START_TEST(an_unfilled_board_is_no_solution)
{
    struct board *b = board_new(4);

    ck_assert(!solutions_is_one(b, square_test_queens));
    board_place(b, 0, 1);
    board_place(b, 1, 3);
    board_place(b, 2, 0);
    ck_assert(!solutions_is_one(b, square_test_queens));
    board_place(b, 3, 2);
    ck_assert(solutions_is_one(b, square_test_queens));
    board_free(b);
}
END_TEST

START_TEST(safe_fillings_are_met_once_and_in_order)
{
    int cols[6] = { 0 }, found = 0;

    cols[_i - 1] = -1;
    while (oracle_next_safe(_i, 0, _i, cols))
        found++;
    ck_assert_int_eq(found, solutions[_i]);
}
END_TEST

START_TEST(the_queens_test_is_the_definition)
{
    struct board *b = board_new(4);
    int cols[4] = { 0 };

    do {
        fill(b, cols);
        for (int i = 0; i < 16; i++)
            ck_assert(square_test_queens(b, i / 4, i % 4) ==
                      (attackers(b, i / 4, i / 4, i % 4) == 0));
    } while (count_up(4, 5, cols));
    board_free(b);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("oracle");
    TCase *tc = tcase_create("oracle");

    tcase_add_test(tc, attackers_are_those_of_the_definition);
    tcase_add_loop_test(tc, fillings_hold_as_many_solutions_as_there_are, 1, 7);
    tcase_add_test(tc, an_unfilled_board_is_no_solution);
    tcase_add_loop_test(tc, safe_fillings_are_met_once_and_in_order, 1, 7);
    tcase_add_test(tc, the_queens_test_is_the_definition);
    suite_add_tcase(s, tc);
    return s;
}
