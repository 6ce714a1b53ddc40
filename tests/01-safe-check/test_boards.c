/* test_boards.c - graded tests of lab 01: a square of a board, and pairs.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/parts.h"

#include "labs/01-safe-check/safe_check.h"
#include "lib/random.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

enum { SMALL = 5, ROUNDS = 36 };

static struct board *
new_board(int n)
{
    struct board *b = board_new(n);

    ck_assert_ptr_nonnull(b);
    return b;
}

/* Return the first row of B from ROW on, below LAST, that HAS a queen, or
   LAST.  */
static int
first_row(const struct board *b, int row, int last, bool has)
{
    while (row < last && (board_queen(b, row) != -1) != has)
        row++;
    return row;
}

/* Return a hint for who said of (ROW, COL) of B that it IS_SAFE and was wrong,
   or NULL.  Smaller boards, and those without empty rows, were tried before. */
static const char *
hint_for(const struct board *b, int row, int col, bool is_safe)
{
    int n = board_size(b), empty = first_row(b, 0, row, false);
    struct oracle above = oracle_of(b, row - (row > 0));

    if (n > 8)
        return "smaller boards are right: can an array or a number of yours "
               "hold the rows and columns of this one?";
    if (!is_safe && first_row(b, row, n, true) < n)
        return "the queens in the square's own row and below do not count: "
               "which rows does your loop visit? is there a <= that should be "
               "a <?";
    if (!is_safe && empty < row)
        return "a row above is empty: board_queen says -1 of it. what does "
               "your test make of a queen in column -1?";
    if (is_safe && first_row(b, empty, row, true) < row)
        return "a row may be empty: do you look at the rows after it, too?";
    if (is_safe && row > 1 && oracle_attackers(&above, row, col) > 0)
        return "one queen that attacks the square is enough: what becomes of "
               "your answer when the next one does not?";
    if (is_safe && row > 1)
        return "a queen that does not attack the square decides nothing: do "
               "you look at every row above, from row 0 on, before you say "
               "yes?";
    return NULL;
}

static void
expect_safe(const struct board *b, int row, int col)
{
    struct oracle o = oracle_of(b, row);
    bool expected = oracle_attackers(&o, row, col) == 0;
    bool said;
    FILE *f;

    ahead_expect(expected);
    said = safe_check_is_safe(b, row, col);
    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_is_safe(board, %d, %d) said %s, but the square %c\n",
            row, col, complaint_yes(said),
            board_queen(b, row) == col ? '!' : '?');
    fprintf(f, expected ? "is not attacked by any queen in the rows above it:\n"
                        : "is attacked by the queen A in a row above it:\n");
    complaint_attack(f, b, row, col, row);
    complaint_hint(hint_for(b, row, col, said));
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
            int cols[SMALL] = { 0 }, limit = n < SMALL ? n + 1 : n;

            do {
                fill(b, row, cols);
                for (int col = 0; col < n; col++)
                    expect_safe(b, row, col);
            } while (count_up(row, limit, cols));
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

/* Return the size of the board of ROUND: 2 to 8, then larger ones.  */
static int
size_of(int round)
{
    return round < 14 ? 2 + round / 2 : solutions_sizes[round / 2 - 7];
}

START_TEST(is_safe_looks_at_earlier_rows_only)
{
    struct random r = random_start(grade_seed());

    for (int round = 0; round < ROUNDS; round++) {
        int n = size_of(round);
        struct board *b = random_board(&r, n);

        for (int i = 0; i < 4; i++) {
            int row = i == 0 ? n - 1 : random_below(&r, n);

            expect_safe(b, row, random_below(&r, n));
        }
        board_free(b);
    }
}
END_TEST

/* One queen leaves most squares safe, and says which ones are not.  */
START_TEST(one_queen_attacks_few_squares_of_a_large_board)
{
    struct random r = random_start(grade_seed() + 1);

    for (int i = 0; i < SOLUTIONS_SIZES; i++) {
        int n = solutions_sizes[i], row = random_below(&r, 4);
        int below = row + 1 + random_below(&r, 4);
        struct board *b = new_board(n);

        board_place(b, row, random_below(&r, n));
        for (int col = 0; col < n; col++)
            expect_safe(b, below, col);
        board_free(b);
    }
}
END_TEST

static void
expect_pairs(const struct board *b)
{
    struct oracle o = oracle_of(b, board_size(b));
    int expected = 0, said;
    FILE *f;

    for (int row = 0; row < board_size(b); row++)
        if (board_queen(b, row) != -1)
            expected += oracle_attackers(&o, row, board_queen(b, row));
    expected /= 2; /* each pair was seen from both ends */
    ahead_expect(expected);
    said = safe_check_pairs(b);
    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_pairs(board) said %d, but %d pair%s here:\n", said,
            expected, expected == 1 ? " attacks" : "s attack");
    complaint_board(f, b, -1, -1);
    if (board_size(b) > 8)
        complaint_hint("smaller boards are right: can what you count in hold "
                       "so many pairs, and an array of yours so many rows?");
    else if (said < expected)
        complaint_hint("each two queens that attack each other are a pair, "
                       "also with another one between them, and a queen may be "
                       "in several pairs: which pair did you not count?");
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
        struct board *b = random_board(&r, 3 + round / 2);

        expect_pairs(b);
        board_free(b);
    }
}
END_TEST

/* As many pairs as there can be.  There are no more large boards than needed:
   who prints something for each pair shall be in time.  */
START_TEST(pairs_are_counted_when_they_are_many)
{
    static const int sizes[] = { 9, 17, 33, BOARD_MAX_SIZE };

    for (int i = 0; i < 4; i++) {
        int n = sizes[i];
        struct board *b = new_board(n);

        for (int row = 0; row < n; row++)
            board_place(b, row, i % 2 == 0 ? n - 1 - row : n - 1);
        expect_pairs(b);
        board_free(b);
    }
}
END_TEST

void
parts_add_is_safe(struct grade *g)
{
    grade_criterion(g, "safe-check.is-safe", 4, "safe from the rows above");
    grade_uses(g, "lines diagonals unrelated");
    grade_hint(g, "which rows hold queens that matter for this square?");
    grade_hint(g, "board_queen gives -1 for a row without a queen: what "
                  "does your test make of column -1?");
    grade_test(g, is_safe_is_right_for_every_filling_of_small_boards);
    grade_test(g, is_safe_looks_at_earlier_rows_only);
    grade_test(g, one_queen_attacks_few_squares_of_a_large_board);
}

void
parts_add_pairs(struct grade *g)
{
    grade_criterion(g, "safe-check.pairs", 3, "attacking pairs");
    grade_uses(g, "lines diagonals unrelated");
    grade_hint(g, "is each pair counted once? does a row without a queen "
                  "take part in a pair?");
    grade_hint(g, "let the second row of a pair always lie below the first.");
    grade_test(g, pairs_are_counted_on_every_small_board);
    grade_test(g, pairs_are_counted_on_random_boards);
    grade_test(g, pairs_are_counted_when_they_are_many);
}
