/* test_scan.c - graded tests of lab 01: the walk up a matrix.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/parts.h"

#include "labs/01-safe-check/safe_check.h"
#include "lib/random.h"
#include "tests/harness/complaint.h"
#include "tests/harness/oracle.h"

enum { SMALL = 5, ROUNDS = 60 };

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

void
parts_add_scan(struct grade *g)
{
    grade_criterion(g, "safe-check.scan", 4, "walking up the matrix");
    grade_hint(g, "three walks start at the square: straight up, up-left "
                  "and up-right. which of them missed the queen, or went on "
                  "beyond the edge?");
    grade_hint(g, "a walk ends when its row leaves the board, or when its "
                  "column does: at the left edge or at the right one.");
    grade_test(g, the_scan_meets_a_single_queen);
    grade_test(g, the_scan_is_right_on_random_boards);
}
