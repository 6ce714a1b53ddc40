/* test_boards.c - graded tests of lab 01: a square of a board, and pairs.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/parts.h"

#include "labs/01-safe-check/safe_check.h"
#include "lib/random.h"
#include "tests/harness/complaint.h"
#include "tests/harness/oracle.h"

enum { SMALL = 5, ROUNDS = 60 };

static struct board *
new_board(int n)
{
    struct board *b = board_new(n);

    ck_assert_ptr_nonnull(b);
    return b;
}

static void
expect_safe(const struct board *b, int row, int col)
{
    struct oracle o = oracle_of(b, row);
    bool expected = oracle_attackers(&o, row, col) == 0;
    bool said = safe_check_is_safe(b, row, col);
    FILE *f;

    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_is_safe(board, %d, %d) said %s, but the square %c\n",
            row, col, complaint_yes(said),
            board_queen(b, row) == col ? '!' : '?');
    fprintf(f, expected ? "is not attacked by any queen in the rows above it:\n"
                        : "is attacked by a queen in the rows above it:\n");
    complaint_board(f, b, row, col);
    complaint_stop();
}

/* Put queens into rows 0 .. ROWS - 1 of B as FILL says; N: none.  */
static void
fill(struct board *b, int rows, const int *fill_in)
{
    for (int row = 0; row < board_size(b); row++)
        board_remove(b, row);
    for (int row = 0; row < rows; row++)
        if (fill_in[row] < board_size(b))
            board_place(b, row, fill_in[row]);
}

/* Advance the first ROWS numbers in COLS, each below LIMIT, as one counts.
   Return false after the last.  */
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

START_TEST(is_safe_is_right_for_every_filling_of_small_boards)
{
    for (int n = 1; n <= SMALL; n++)
        for (int row = 0; row < n; row++) {
            struct board *b = new_board(n);
            int cols[SMALL] = { 0 };

            do {
                fill(b, row, cols);
                for (int col = 0; col < n; col++)
                    expect_safe(b, row, col);
            } while (count_up(row, n, cols));
            board_free(b);
        }
}
END_TEST

/* Return a board with a queen in most rows, placed at random.  */
static struct board *
random_board(struct random *r, int n)
{
    struct board *b = new_board(n);

    for (int row = 0; row < n; row++)
        if (random_below(r, 4) != 0)
            board_place(b, row, random_below(r, n));
    return b;
}

START_TEST(is_safe_looks_at_earlier_rows_only)
{
    struct random r = random_start(grade_seed());

    for (int round = 0; round < ROUNDS; round++) {
        int n = 2 + round / 6;
        struct board *b = random_board(&r, n);

        for (int i = 0; i < 4; i++) {
            int row = random_below(&r, n), col = random_below(&r, n);

            expect_safe(b, row, col);
        }
        board_free(b);
    }
}
END_TEST

static void
expect_pairs(const struct board *b)
{
    struct oracle o = oracle_of(b, board_size(b));
    int expected = 0, said = safe_check_pairs(b);
    FILE *f;

    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) != -1)
            expected += oracle_attackers(&o, row, board_queen(b, row));
    expected /= 2; /* each pair was seen from both ends */
    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_pairs(board) said %d, but %d pair%s here:\n", said,
            expected, expected == 1 ? " attacks" : "s attack");
    complaint_board(f, b, -1, -1);
    complaint_stop();
}

START_TEST(pairs_are_counted_on_every_small_board)
{
    for (int n = 1; n < SMALL; n++) {
        struct board *b = new_board(n);
        int cols[SMALL] = { 0 };

        do {
            fill(b, n, cols);
            expect_pairs(b);
        } while (count_up(n, n + 1, cols));
        board_free(b);
    }
}
END_TEST

START_TEST(pairs_are_counted_on_random_boards)
{
    struct random r = random_start(grade_seed() + 2);

    for (int round = 0; round < ROUNDS; round++) {
        struct board *b = random_board(&r, 3 + round / 5);

        expect_pairs(b);
        board_free(b);
    }
}
END_TEST

void
parts_add_is_safe(struct grade *g)
{
    grade_criterion(g, "safe-check.is-safe", 4, "safe from the rows above");
    grade_hint(g, "which rows hold queens that matter for this square?");
    grade_hint(g, "board_queen gives -1 for a row without a queen: what "
                  "does your test make of column -1?");
    grade_test(g, is_safe_is_right_for_every_filling_of_small_boards);
    grade_test(g, is_safe_looks_at_earlier_rows_only);
}

void
parts_add_pairs(struct grade *g)
{
    grade_criterion(g, "safe-check.pairs", 3, "attacking pairs");
    grade_hint(g, "is each pair counted once? does a row without a queen "
                  "take part in a pair?");
    grade_hint(g, "let the second row of a pair always lie below the first.");
    grade_test(g, pairs_are_counted_on_every_small_board);
    grade_test(g, pairs_are_counted_on_random_boards);
}
