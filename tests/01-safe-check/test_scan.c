/* test_scan.c - graded tests of lab 01: the walk up a matrix.
   SPDX-License-Identifier: MIT  */
#include "tests/01-safe-check/parts.h"

#include "labs/01-safe-check/safe_check.h"
#include "lib/random.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

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
    struct figure *shown = figure_new(false, n, n);

    for (int i = 0; i < n * n; i++)
        shown->cell[i] = cells[i] == 1 ? 'Q' : '.';
    shown->asked = row * n + col;
    complaint_figure(f, shown);
}

/* Return a hint for who said no of (ROW, COL), which no queen attacks, or NULL.
 */
static const char *
hint_for_no(int n, const int *cells, int row, int col)
{
    int i = row * n;

    if (cells[row * n + col] == 1)
        return "a queen on the square itself does not count: where does each "
               "walk look first?";
    while (i < n * n && cells[i] != 1)
        i++;
    return i < n * n && i / n == row
               ? "a queen in the square's own row does not count: does a walk "
                 "of yours go along the row, or come there beyond the edge? "
                 "cells[r * n + n] is (r + 1, 0)."
               : NULL;
}

static void
expect_scan(int n, const int *cells, int row, int col)
{
    bool expected = attackers_above(n, cells, row, col) == 0;
    bool said;
    FILE *f;

    ahead_expect(expected);
    said = safe_check_scan(n, cells, row, col);
    if (said == expected)
        return;
    f = complaint_start();
    fprintf(f, "safe_check_scan(%d, cells, %d, %d) said %s, but ", n, row, col,
            complaint_yes(said));
    fprintf(f,
            expected ? "no queen above\nattacks the square %c:\n"
                     : "a queen above\nattacks the square %c:\n",
            cells[row * n + col] == 1 ? '!' : '?');
    if (n > 8)
        complaint_hint("smaller boards are right: does a walk of yours end "
                       "after a number of steps, or is an array too small?");
    else if (expected)
        complaint_hint(hint_for_no(n, cells, row, col));
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

/* Put QUEENS queens at random into N x N CELLS, which are empty before.  */
static void
scatter(struct random *r, int n, int queens, int *cells)
{
    for (int i = 0; i < n * n; i++)
        cells[i] = 0;
    for (; queens > 0; queens--)
        cells[random_below(r, n * n)] = 1;
}

START_TEST(the_scan_is_right_on_random_boards)
{
    struct random r = random_start(grade_seed() + 1);
    int cells[BOARD_MAX_SIZE * BOARD_MAX_SIZE];

    for (int round = 0; round < ROUNDS; round++) {
        int n = round < 2 * SMALL ? 2 + round / 2
                                  : solutions_sizes[round % SOLUTIONS_SIZES];

        scatter(&r, n, round % 2 == 0 ? n : 2, cells);
        for (int i = 0; i < 4; i++) {
            int row = i == 0 ? n - 1 : random_below(&r, n);

            expect_scan(n, cells, row, random_below(&r, n));
        }
    }
}
END_TEST

/* One queen leaves most squares safe, and says which ones are not.  */
START_TEST(the_scan_meets_a_single_queen_on_a_large_board)
{
    struct random r = random_start(grade_seed() + 4);
    int cells[BOARD_MAX_SIZE * BOARD_MAX_SIZE];

    for (int i = 0; i < SOLUTIONS_SIZES; i++) {
        int n = solutions_sizes[i], row = random_below(&r, 4);
        int below = row + 1 + random_below(&r, 4);

        scatter(&r, n, 0, cells);
        cells[row * n + random_below(&r, n)] = 1;
        for (int col = 0; col < n; col++)
            expect_scan(n, cells, below, col);
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
    grade_test(g, the_scan_meets_a_single_queen_on_a_large_board);
}
