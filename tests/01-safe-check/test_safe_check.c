/* test_safe_check.c - graded suite of lab 01, with the tests of attacks.
   SPDX-License-Identifier: MIT

   Knows the contract, safe_check.h, and no implementation: the calls below
   reach the code under test in its own process.  Small cases come first, so
   that the first one to fail is the smallest.  */
#include "labs/01-safe-check/safe_check.h"

#include <stdlib.h>

#include "lib/random.h"
#include "tests/01-safe-check/parts.h"
#include "tools/judge/right/oracle.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

enum { SMALL = 4, SIDE = BOARD_MAX_SIZE, ROUNDS = 120 };

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
    if (high > SMALL || wide > SMALL)
        complaint_hint("squares near each other are right: can a number of "
                       "yours hold what you count or shift for these two?");
    else if (said && (r1 != r2 || c1 != c2))
        complaint_hint("how far apart are the two squares in rows, and how far "
                       "in columns? what does your condition make of these two "
                       "numbers?");
    complaint_stop();
}

static void
expect_attack(int r1, int c1, int r2, int c2, bool expected)
{
    bool said;

    ahead_expect(expected);
    said = safe_check_attacks(r1, c1, r2, c2);
    if (said != expected)
        complain_about_attack(r1, c1, r2, c2, said);
}

/* Return a row or a column: any, or one where the bits of a number, or the
   entries of a usual array, come to their end.  */
static int
coordinate(struct random *random)
{
    static const int edges[] = { 0, 7, 8, 15, 16, 31, 32, SIDE - 1 };
    int i = random_below(random, 16);

    return i < 8 ? edges[i] : random_below(random, SIDE);
}

/* Ask about two squares far apart, if their relation is R.  */
static void
expect_far_attack(struct random *random, enum relation r, bool expected)
{
    int r1 = coordinate(random), c1 = coordinate(random);
    int r2 = coordinate(random), c2 = coordinate(random);
    int away = random_below(random, 2) == 0 ? r2 - r1 : r1 - r2;

    if (r == SAME_SQUARE || (r == SAME_LINE && away < 0))
        r2 = r1;
    if (r == SAME_SQUARE || (r == SAME_LINE && away >= 0))
        c2 = c1;
    if (r == SAME_DIAGONAL)
        c2 = c1 + away;
    if (r == UNRELATED && c2 % 2 == 0) /* the same bit of an int */
        c2 = (c1 + 32) % SIDE;
    if (c2 >= 0 && c2 < SIDE && relation(r1, c1, r2, c2) == r)
        expect_attack(r1, c1, r2, c2, expected);
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
    for (int round = 0; round < ROUNDS; round++)
        expect_far_attack(&random, r, expected);
}

/* Who always says yes has not found the squares that are attacked: a knight's
   move away is none of them.  */
static void
expect_a_no(void)
{
    for (int i = 0; i < SMALL * SMALL * SMALL * SMALL; i++) {
        int r1 = i / (SMALL * SMALL * SMALL), c1 = i / (SMALL * SMALL) % SMALL;
        int r2 = i / SMALL % SMALL, c2 = i % SMALL;

        if (abs(r1 - r2) * abs(c1 - c2) == 2)
            expect_attack(r1, c1, r2, c2, false);
    }
}

/* Who always says no has not found those that are not attacked: one of four
   neighbours must be, at least.  */
static void
expect_a_yes(void)
{
    if (!safe_check_attacks(0, 0, 0, 1) && !safe_check_attacks(0, 0, 1, 0) &&
        !safe_check_attacks(0, 0, 1, 1) && !safe_check_attacks(0, 1, 1, 0))
        expect_attack(0, 0, 0, 1, true);
}

START_TEST(a_queen_attacks_along_her_row_and_column)
{
    expect_attacks(SAME_LINE, true);
    expect_a_no();
}
END_TEST

START_TEST(a_queen_attacks_along_both_diagonals)
{
    expect_attacks(SAME_DIAGONAL, true);
    expect_a_no();
}
END_TEST

START_TEST(a_queen_does_not_attack_her_own_square)
{
    expect_attacks(SAME_SQUARE, false);
    expect_a_yes();
}
END_TEST

START_TEST(a_queen_does_not_attack_elsewhere)
{
    expect_attacks(UNRELATED, false);
    expect_a_yes();
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

void
grade_add_criteria(struct grade *g)
{
    add_attacks(g);
    parts_add_is_safe(g);
    parts_add_scan(g);
    parts_add_pairs(g);
}
