/* test_safe_check.c - graded suite of lab 01.
   SPDX-License-Identifier: MIT

   Knows the contract, safe_check.h, and no implementation: the calls below
   reach the code under test in its own process.  Small cases come first, so
   that the first one to fail is the smallest.  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

#include "lib/random.h"
#include "tests/harness/complaint.h"
#include "tests/harness/grade.h"
#include "tests/harness/oracle.h"

enum { SMALL = 5, SIDE = 20, ROUNDS = 60 };

const struct grade_lab grade_lab = { "01", "safe-check", "safe_check.c" };

/* What two squares have to do with each other.  */
enum relation { SAME_SQUARE, SAME_LINE, SAME_DIAGONAL, UNRELATED };

static enum relation
relation(int r1, int c1, int r2, int c2)
{
    struct oracle o = oracle_start(SIDE);

    if (r1 == r2 && c1 == c2)
        return SAME_SQUARE;
    if (r1 == r2 || c1 == c2)
        return SAME_LINE;
    oracle_place(&o, r1, c1);
    return oracle_attackers(&o, r2, c2) > 0 ? SAME_DIAGONAL : UNRELATED;
}

static struct board *
new_board(int n)
{
    struct board *b = board_new(n);

    ck_assert_ptr_nonnull(b);
    return b;
}

static void
complain_about_attack(int r1, int c1, int r2, int c2, bool said)
{
    int high = r1 > r2 ? r1 : r2, wide = c1 > c2 ? c1 : c2;
    struct board *b = new_board((high > wide ? high : wide) + 1);
    FILE *f = complaint_start();

    board_place(b, r1, c1);
    fprintf(f, "safe_check_attacks(%d,%d, %d,%d) said %s, but ", r1, c1, r2, c2,
            complaint_yes(said));
    if (r1 == r2 && c1 == c2)
        fprintf(f, "a queen\ndoes not attack the square ! she stands on:\n");
    else
        fprintf(f, "the queen on Q\n%s the square ?:\n",
                said ? "does not attack" : "attacks");
    complaint_board(f, b, r2, c2);
    board_free(b);
    complaint_stop();
}

static void
expect_attack(int r1, int c1, int r2, int c2, bool expected)
{
    bool said = safe_check_attacks(r1, c1, r2, c2);

    if (said != expected)
        complain_about_attack(r1, c1, r2, c2, said);
}

/* Ask about every two squares whose relation is R on boards up to SMALL, and
   about some farther apart.  */
static void
expect_attacks(enum relation r, bool expected)
{
    struct random random = random_start(grade_seed());

    for (int n = 1; n <= SMALL; n++)
        for (int i = 0; i < n * n * n * n; i++) {
            int r1 = i / (n * n * n), c1 = i / (n * n) % n;
            int r2 = i / n % n, c2 = i % n;
            bool is_new =
                r1 == n - 1 || c1 == n - 1 || r2 == n - 1 || c2 == n - 1;

            if (is_new && relation(r1, c1, r2, c2) == r)
                expect_attack(r1, c1, r2, c2, expected);
        }
    for (int round = 0; round < 10 * ROUNDS; round++) {
        int r1 = random_below(&random, SIDE), c1 = random_below(&random, SIDE);
        int r2 = random_below(&random, SIDE), c2 = random_below(&random, SIDE);

        if (relation(r1, c1, r2, c2) == r)
            expect_attack(r1, c1, r2, c2, expected);
    }
}

START_TEST(a_queen_attacks_along_her_row_and_column)
{
    expect_attacks(SAME_LINE, true);
}
END_TEST

START_TEST(a_queen_attacks_along_both_diagonals)
{
    expect_attacks(SAME_DIAGONAL, true);
}
END_TEST

START_TEST(a_queen_does_not_attack_her_own_square)
{
    expect_attacks(SAME_SQUARE, false);
}
END_TEST

START_TEST(a_queen_does_not_attack_elsewhere)
{
    expect_attacks(UNRELATED, false);
}
END_TEST

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
    fprintf(f, "safe_check_is_safe(board, %d, %d) said %s, but the square ?\n",
            row, col, complaint_yes(said));
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

/* Return how many queens in CELLS stand above (ROW, COL) on its column or one
   of its diagonals.  */
static int
attackers_above(int n, const int *cells, int row, int col)
{
    struct oracle o = oracle_start(n);

    for (int r = 0; r < row; r++)
        for (int c = 0; c < n; c++)
            if (cells[r * n + c] == 1)
                oracle_place(&o, r, c);
    return oracle_attackers(&o, row, col);
}

static void
draw_cells(FILE *f, int n, const int *cells, int row, int col)
{
    for (int r = 0; r < n; r++) {
        fputs("   ", f);
        for (int c = 0; c < n; c++)
            fprintf(f, " %c",
                    r == row && c == col    ? '?'
                    : cells[r * n + c] == 1 ? 'Q'
                                            : '.');
        fputc('\n', f);
    }
}

static void
expect_scan(int n, const int *cells, int row, int col)
{
    bool expected = attackers_above(n, cells, row, col) == 0;
    bool said = safe_check_scan(n, cells, row, col);
    FILE *f;

    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_scan(%d, cells, %d, %d) said %s, but ", n, row, col,
            complaint_yes(said));
    fprintf(f, expected ? "no queen above\nattacks the square ?:\n"
                        : "a queen above\nattacks the square ?:\n");
    draw_cells(f, n, cells, row, col);
    complaint_stop();
}

/* One queen at a time shows every walk and every edge.  */
START_TEST(the_scan_meets_a_single_queen)
{
    for (int n = 1; n <= SMALL; n++)
        for (int queen = 0; queen < n * n; queen++) {
            int cells[SMALL * SMALL] = { 0 };

            cells[queen] = 1;
            for (int row = queen / n; row < n; row++)
                for (int col = 0; col < n; col++)
                    if (row * n + col != queen)
                        expect_scan(n, cells, row, col);
        }
}
END_TEST

START_TEST(the_scan_is_right_on_random_boards)
{
    struct random r = random_start(grade_seed() + 1);

    for (int round = 0; round < ROUNDS; round++) {
        int n = 2 + round / 6, cells[12 * 12];

        for (int i = 0; i < n * n; i++)
            cells[i] = random_below(&r, n) == 0;
        for (int i = 0; i < 4; i++) {
            int row = random_below(&r, n), col = random_below(&r, n);

            expect_scan(n, cells, row, col);
        }
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

static void
add_attacks(struct grade *g)
{
    grade_criterion(g, "safe-check.lines", 3, "same row, same column");
    grade_hint(g, "when do two squares share a row? a column?");
    grade_hint(g, "one comparison says whether r1 and r2 are the same row.");
    grade_test(g, a_queen_attacks_along_her_row_and_column);

    grade_criterion(g, "safe-check.diagonals", 4, "diagonals");
    grade_hint(g, "how far apart are the rows, and the columns? "
                  "does the sign matter?");
    grade_hint(g, "draw a queen on squared paper, mark the squares on her "
                  "diagonals and write both distances beside each.");
    grade_test(g, a_queen_attacks_along_both_diagonals);

    grade_criterion(g, "safe-check.unrelated", 2, "squares not attacked");
    grade_hint(g, "what should be said of a queen's own square? of a "
                  "square a knight's move away?");
    grade_test(g, a_queen_does_not_attack_her_own_square);
    grade_test(g, a_queen_does_not_attack_elsewhere);
}

static void
add_boards(struct grade *g)
{
    grade_criterion(g, "safe-check.is-safe", 4, "safe from the rows above");
    grade_hint(g, "which rows hold queens that matter for this square?");
    grade_hint(g, "board_queen gives -1 for a row without a queen: what "
                  "does your test make of column -1?");
    grade_test(g, is_safe_is_right_for_every_filling_of_small_boards);
    grade_test(g, is_safe_looks_at_earlier_rows_only);

    grade_criterion(g, "safe-check.scan", 4, "walking up the matrix");
    grade_hint(g, "three walks start at the square: straight up, up-left "
                  "and up-right. which of them missed the queen, or went on "
                  "beyond the edge?");
    grade_hint(g, "a walk ends when its row leaves the board, or when its "
                  "column does: at the left edge or at the right one.");
    grade_test(g, the_scan_meets_a_single_queen);
    grade_test(g, the_scan_is_right_on_random_boards);

    grade_criterion(g, "safe-check.pairs", 3, "attacking pairs");
    grade_hint(g, "is each pair counted once? does a row without a queen "
                  "take part in a pair?");
    grade_hint(g, "let the second row of a pair always lie below the first.");
    grade_test(g, pairs_are_counted_on_every_small_board);
    grade_test(g, pairs_are_counted_on_random_boards);
}

void
grade_add_criteria(struct grade *g)
{
    add_attacks(g);
    add_boards(g);
}
