/* test_lookup.c - graded suite of lab 03, part A: codes and lines.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

enum { SMALL = 5, ROUNDS = 60 };

static void
expect_code(const char *name, int (*code)(int, int, int), int n, int row,
            int col, int expected)
{
    struct board *b;
    FILE *f;
    int said;

    ahead_expect(expected);
    said = code(n, row, col);
    if (said == expected)
        return;
    b = parts_board(n);
    f = complaint_start();
    fprintf(f, "branch_bound_%s(%d, %d, %d) said %d, but that is not the\n",
            name, n, row, col, said);
    fprintf(f, "code of the square ?, which is %d:\n", expected);
    if (said != expected && (said - expected) % 256 == 0)
        complaint_hint("smaller boards are right: can the type of your code "
                       "hold such a number?");
    else if (n > 8)
        complaint_hint("smaller boards are right: which number of your formula "
                       "does not grow with n?");
    else if (n == 2)
        complaint_hint(
            "by the header, which square has the code 0, and which "
            "the last one? what do you say of these two? and is this "
            "the diagonal / or \\?");
    complaint_board(f, b, row, col);
    complaint_stop();
}

static void
expect_codes(int n, int row, int col)
{
    expect_code("slash", branch_bound_slash, n, row, col,
                codes_slash(n, row, col));
    expect_code("backslash", branch_bound_backslash, n, row, col,
                codes_backslash(n, row, col));
}

START_TEST(every_square_of_small_boards_has_its_codes)
{
    for (int n = 1; n <= 9; n++)
        for (int i = 0; i < n * n; i++)
            expect_codes(n, i / n, i % n);
}
END_TEST

START_TEST(squares_of_large_boards_have_their_codes)
{
    struct random r = random_start(grade_seed());

    for (int round = 0; round < ROUNDS; round++) {
        int n = 5 + round; /* up to BOARD_MAX_SIZE */

        expect_codes(n, random_below(&r, n), random_below(&r, n));
        expect_codes(n, n - 1, 0);
        expect_codes(n, 0, n - 1);
    }
}
END_TEST

/* Tell what the call of FUNCTION at (ROW, COL) of B left behind in LINES that
   should not be so.  */
static void
expect_lines(const char *function, const struct board *b, int row, int col,
             const struct branch_bound_lines *lines)
{
    struct known_lines_fault fault;
    FILE *f;

    if (!known_lines_differ(lines, b, &fault))
        return;
    f = complaint_start();
    fprintf(f, "After branch_bound_%s(lines, %d, %d), n = %d,\n", function, row,
            col, board_size(b));
    known_lines_tell(f, &fault);
    fprintf(f, board_queen(b, row) == col
                   ? "The queens on the board, ! is the one just placed:\n"
                   : "The queens left, ? is where one was taken away:\n");
    complaint_board(f, b, row, col);
    complaint_stop();
}

/* Put the queen of (ROW, COL) on B, calling branch_bound_take.  */
static void
expect_take(struct board *b, int row, int col)
{
    struct branch_bound_lines lines = known_lines_of(b);

    if (!codes_can(board_size(b)))
        return;
    branch_bound_take(&lines, row, col);
    board_place(b, row, col);
    expect_lines("take", b, row, col, &lines);
}

/* Take the queen of ROW off B, calling branch_bound_release.  */
static void
expect_release(struct board *b, int row)
{
    struct branch_bound_lines lines = known_lines_of(b);
    int col = board_queen(b, row);

    if (!codes_can(board_size(b)))
        return;
    branch_bound_release(&lines, row, col);
    board_remove(b, row);
    expect_lines("release", b, row, col, &lines);
}

static void
expect_free(const struct board *b, int row, int col)
{
    struct branch_bound_lines lines = known_lines_of(b);
    bool expected = known_lines_are_free(b, row, col);
    bool said;
    FILE *f;

    if (!codes_can(board_size(b)))
        return;
    ahead_expect(expected);
    said = branch_bound_is_free(&lines, row, col);
    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "branch_bound_is_free(lines, %d, %d) said %s, n = %d, but\n",
            row, col, complaint_yes(said), board_size(b));
    fprintf(f,
            expected ? "no queen shares a column or a diagonal with %s:\n"
                     : "a queen shares a column or a diagonal with %s:\n",
            board_queen(b, row) == col ? "!" : "?");
    complaint_board(f, b, row, col);
    complaint_stop();
}

/* Return a board of N x N squares with queens that do not attack one another
   in some rows, and put into ROW and COL a square where one more may stand.  */
static struct board *
random_queens(struct random *r, int n, int *row, int *col)
{
    struct board *b = parts_board(n);
    struct oracle o = oracle_start(n);

    for (int i = 0; i < n; i++) {
        int c = random_below(r, n);

        if (oracle_attackers(&o, i, c) == 0) {
            oracle_place(&o, i, c);
            board_place(b, i, c);
            *row = i;
            *col = c;
        }
    }
    board_remove(b, *row); /* the last one */
    return b;
}

START_TEST(taking_a_square_alone_marks_its_three_lines)
{
    for (int n = 1; n <= SMALL; n++)
        for (int i = 0; i < n * n; i++) {
            struct board *b = parts_board(n);

            expect_take(b, i / n, i % n);
            board_free(b);
        }
}
END_TEST

START_TEST(taking_a_square_leaves_the_other_lines_alone)
{
    struct random r = random_start(grade_seed() + 1);

    for (int round = 0; round < ROUNDS; round++) {
        int row, col;
        struct board *b = random_queens(&r, 5 + round, &row, &col);

        expect_take(b, row, col);
        board_free(b);
    }
}
END_TEST

START_TEST(releasing_the_only_queen_leaves_no_line_taken)
{
    for (int n = 1; n <= SMALL; n++)
        for (int i = 0; i < n * n; i++) {
            struct board *b = parts_board(n);

            board_place(b, i / n, i % n);
            expect_release(b, i / n);
            board_free(b);
        }
}
END_TEST

START_TEST(releasing_a_queen_leaves_the_others_their_lines)
{
    struct random r = random_start(grade_seed() + 2);

    for (int round = 0; round < ROUNDS; round++) {
        int row, col;
        struct board *b = random_queens(&r, 5 + round, &row, &col);

        board_place(b, row, col);
        expect_release(b, row);
        board_free(b);
    }
}
END_TEST

START_TEST(one_queen_leaves_these_squares_free)
{
    for (int n = 1; n <= SMALL; n++)
        for (int i = 0; i < n * n; i++) {
            struct board *b = parts_board(n);

            board_place(b, i / n, i % n);
            for (int j = 0; j < n * n; j++)
                expect_free(b, j / n, j % n);
            board_free(b);
        }
}
END_TEST

START_TEST(many_queens_leave_these_squares_free)
{
    struct random r = random_start(grade_seed() + 3);

    for (int round = 0; round < ROUNDS; round++) {
        int row, col, n = 5 + round;
        struct board *b = random_queens(&r, n, &row, &col);

        expect_free(b, row, col);
        for (int i = 0; i < 5; i++)
            expect_free(b, random_below(&r, n), random_below(&r, n));
        board_free(b);
    }
}
END_TEST

static void
add_codes(struct grade *g)
{
    grade_criterion(g, "branch-bound.codes", 2, "slash, backslash codes");
    grade_hint(g, "by the header, which square has the code 0? take one step "
                  "along the diagonal: what do row and col do, and what of the "
                  "two stays the same?");
    grade_hint(g, "write both codes into the squares of a 3 x 3 board, then "
                  "of a 4 x 4 board. what changes with n, and what not?");
    grade_test(g, every_square_of_small_boards_has_its_codes);
    grade_test(g, squares_of_large_boards_have_their_codes);
}

void
parts_add_lookup(struct grade *g)
{
    add_codes(g);

    grade_criterion(g, "branch-bound.take", 1, "taking a square's lines");
    grade_uses(g, "codes");
    grade_hint(g, "a queen has one column, one slash and one backslash "
                  "diagonal: three entries become true, no other changes.");
    grade_hint(g, "the codes are the indices, and lines->n is their n.");
    grade_test(g, taking_a_square_alone_marks_its_three_lines);
    grade_test(g, taking_a_square_leaves_the_other_lines_alone);

    grade_criterion(g, "branch-bound.release", 1, "releasing them");
    grade_uses(g, "codes");
    grade_hint(g, "which entries did taking the square change? exactly "
                  "those go back.");
    grade_hint(g, "the other queens keep their lines: do not clear arrays.");
    grade_test(g, releasing_the_only_queen_leaves_no_line_taken);
    grade_test(g, releasing_a_queen_leaves_the_others_their_lines);

    grade_criterion(g, "branch-bound.is-free", 2, "is a square free");
    grade_uses(g, "codes");
    grade_hint(g, "a square is free if none of its three lines is taken.");
    grade_hint(g, "ask the arrays only: rows do not count here.");
    grade_test(g, one_queen_leaves_these_squares_free);
    grade_test(g, many_queens_leave_these_squares_free);
}
