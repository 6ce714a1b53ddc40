/* test_lower.c - graded suite of lab 03, part C: the lower bound.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tests/03-branch-and-bound/puzzle.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

/* Of puzzles larger than SMALL, which have NODES or more, SOME nodes.  */
enum { SMALL = 5, NODES = 150, SOME = 20 };

static void
expect_exact(const struct puzzle *p, const struct board *b, int said)
{
    int cost = puzzle_cost_on(p, b);
    FILE *f;

    if (said == cost)
        return;
    f = complaint_start();
    fprintf(f, "branch_bound_lower(board, costs, %d) said %d, but every\n",
            board_size(b), said);
    fprintf(f, "row has its queen [ ], and together they cost %d:\n", cost);
    puzzle_draw(f, p, b, NULL);
    complaint_hint((cost - said) % 256 == 0
                       ? "smaller costs are right: can the type of your sum "
                         "hold what the dearest queens cost together?"
                       : "no row is left: does a loop of yours count a row "
                         "that has its queen, or begin with the wrong one?");
    complaint_stop();
}

/* A weak bound is a bound: it earns this criterion.  But the next ones count
   on a better one, ASKED, so say it here, of the first node that shows it.  */
static void
note_weak(const struct puzzle *p, const struct board *b, int asked, int said)
{
    FILE *f;

    if (said >= asked || grade_running()->message[0] != '\0')
        return;
    f = complaint_start();
    fprintf(f, "A weak bound: branch_bound_lower(board, costs, %d) said %d,\n",
            board_count(b), said);
    fprintf(f,
            "but the bound that is asked for, and that the criterion\n"
            "budget needs, is %d here:\n",
            asked);
    puzzle_draw(f, p, b, NULL);
    complaint_note();
}

/* Ask for the bound at the node B of P.  */
static void
expect_bound(const struct puzzle *p, const struct board *b)
{
    int rows = board_count(b), said;
    struct board *best;
    struct board_guide g = puzzle_solve(p, b, rows, &best);
    FILE *f;

    ahead_expect(g.root);
    said = branch_bound_lower(b, p->costs, rows);
    if (rows == p->n)
        expect_exact(p, b, said);
    if (best != NULL && said > g.best) {
        f = complaint_start();
        fprintf(f, "branch_bound_lower(board, costs, %d) said %d. That is\n",
                rows, said);
        fprintf(f, "no lower bound: the queens %s are a solution\n",
                rows == 0 ? "( )" : "[ ] of the board and ( )");
        fprintf(f, "that costs %d only:\n", g.best);
        puzzle_draw(f, p, b, best);
        complaint_stop();
    }
    note_weak(p, b, g.root, said);
    board_free(best);
}

/* Ask for the bound at each node of P; if it is large, at SOME or so.  */
static void
expect_bounds(const struct puzzle *p, struct random *r)
{
    struct board_guide g = { .board = parts_board(p->n),
                             .is_safe = p->is_safe };

    board_guide_begin(&g);
    do
        if (p->n <= SMALL || random_below(r, NODES) < SOME)
            expect_bound(p, g.board);
    while (board_guide_place(&g));
    board_free(g.board);
}

START_TEST(the_bound_is_never_above_the_best_solution_below_it)
{
    struct random r = random_start(grade_seed());

    for (int number = 0; number < PUZZLES; number++) {
        const struct puzzle *p = puzzle(number, grade_seed());

        if (p->is_safe == square_test_queens)
            expect_bounds(p, &r);
    }
}
END_TEST

/* The last queens of large boards, and all of them.  */
START_TEST(the_bound_is_right_on_large_boards)
{
    for (int i = 0; i < SOLUTIONS_SIZES; i++) {
        int n = solutions_sizes[i];
        struct puzzle *p = puzzle_of_size(n, grade_seed() + (uint64_t)n);

        for (int rows = n - 5; rows <= n; rows++) {
            struct board *b = solutions_started(n, rows);

            expect_bound(p, b);
            board_free(b);
        }
        puzzle_free(p);
    }
}
END_TEST

START_TEST(the_bound_is_the_cost_when_every_row_has_a_queen)
{
    for (int number = 0; number < PUZZLES; number++) {
        const struct puzzle *p = puzzle(number, grade_seed());
        struct board *empty = parts_board(p->n);
        struct solutions all = solutions_of(empty, 0, p->is_safe, SOME);

        for (int i = 0; i < all.count; i++)
            expect_bound(p, all.list[i]);
        solutions_free(&all);
        board_free(empty);
    }
}
END_TEST

void
parts_add_lower(struct grade *g)
{
    grade_part(g);
    grade_criterion(g, "branch-bound.lower", 4, "the lower bound");
    grade_hint(g, "the queens that stand cost what they cost. what will each "
                  "later row cost at the very least?");
    grade_hint(g, "begin with the row that has no queen yet: which rows are "
                  "those before ROW, and which from ROW on?");
    grade_test(g, the_bound_is_never_above_the_best_solution_below_it);
    grade_test(g, the_bound_is_the_cost_when_every_row_has_a_queen);
    grade_test(g, the_bound_is_right_on_large_boards);
}
