/* test_lower.c - graded suite of lab 03, part C: the lower bound.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "lib/random.h"
#include "tests/03-branch-and-bound/puzzle.h"
#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

enum { SMALL = 5, SOME = 20 };

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
    puzzle_draw(f, p, b, PUZZLE_NONE);
    complaint_stop();
}

/* A weak bound is a bound: it earns this criterion.  But the next ones count
   on a better one, so say it here, of the first node that shows it.  */
static void
note_weak(const struct puzzle *p, int i, const struct board *b, int said)
{
    int rows = p->tree.node[i].rows, asked = puzzle_cost(p, i) + p->least[rows];
    FILE *f;

    if (said >= asked || grade_running()->message[0] != '\0')
        return;
    f = complaint_start();
    fprintf(f, "A weak bound: branch_bound_lower(board, costs, %d) said %d,\n",
            rows, said);
    fprintf(f,
            "but the bound that is asked for, and that the criterion\n"
            "budget needs, is %d here:\n",
            asked);
    puzzle_draw(f, p, b, PUZZLE_NONE);
    complaint_note();
}

/* Ask for the bound at node I of P.  */
static void
expect_bound(const struct puzzle *p, int i)
{
    struct board *b = parts_board(p->tree.n);
    int rows = p->tree.node[i].rows, best = puzzle_best_below(p, i), said;
    FILE *f;

    nodes_show(&p->tree, i, b);
    said = branch_bound_lower(b, p->costs, rows);
    if (nodes_is_full(&p->tree, i))
        expect_exact(p, b, said);
    if (best != PUZZLE_NONE && said > puzzle_cost(p, best)) {
        f = complaint_start();
        fprintf(f, "branch_bound_lower(board, costs, %d) said %d. That is\n",
                rows, said);
        fprintf(f, "no lower bound: the queens %s are a solution\n",
                rows == 0 ? "( )" : "[ ] of the board and ( )");
        fprintf(f, "that costs %d only:\n", puzzle_cost(p, best));
        puzzle_draw(f, p, b, best);
        complaint_stop();
    }
    note_weak(p, i, b, said);
    board_free(b);
}

START_TEST(the_bound_is_never_above_the_best_solution_below_it)
{
    struct random r = random_start(grade_seed());

    for (int number = 0; number < PUZZLES; number++) {
        const struct puzzle *p = puzzle(number, grade_seed());

        if (p->is_safe != square_test_queens)
            continue;
        if (p->tree.n <= SMALL)
            for (int i = 0; i < p->tree.count; i++)
                expect_bound(p, i);
        else
            for (int i = 0; i < SOME; i++)
                expect_bound(p, random_below(&r, p->tree.count));
    }
}
END_TEST

START_TEST(the_bound_is_the_cost_when_every_row_has_a_queen)
{
    for (int number = 0; number < PUZZLES; number++) {
        const struct puzzle *p = puzzle(number, grade_seed());

        for (int i = p->tree.count - 1, left = SOME; i > 0 && left > 0; i--)
            if (nodes_is_full(&p->tree, i)) {
                expect_bound(p, i);
                left--;
            }
    }
}
END_TEST

void
parts_add_lower(struct grade *g)
{
    grade_criterion(g, "branch-bound.lower", 4, "the lower bound");
    grade_hint(g, "the queens that stand cost what they cost. what will each "
                  "later row cost at the very least?");
    grade_hint(g, "begin with the row that has no queen yet: which rows are "
                  "those before ROW, and which from ROW on?");
    grade_test(g, the_bound_is_never_above_the_best_solution_below_it);
    grade_test(g, the_bound_is_the_cost_when_every_row_has_a_queen);
}
