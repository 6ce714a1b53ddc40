/* test_cheapest.c - graded suite of lab 03, part C: the cheapest queens.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "tests/03-branch-and-bound/run.h"
#include "tests/harness/complaint.h"
#include "tests/harness/square_tests.h"

static int
best_cost(const struct puzzle *p)
{
    return p->best == PUZZLE_NONE ? -1 : puzzle_cost(p, p->best);
}

static FILE *
start_complaint(const struct run *run)
{
    FILE *f = complaint_start();

    fprintf(f, "branch_bound_cheapest said %d on this board", run->said);
    if (run->p->is_safe != square_test_queens)
        fprintf(f, ", where is_safe\nalso refuses the four corners");
    return f;
}

static void
expect_best_cost(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (run->said == best_cost(p))
        return;
    f = start_complaint(run);
    if (p->best == PUZZLE_NONE)
        fprintf(f, ".\nThere is no solution, so it must return -1:\n");
    else
        fprintf(f, ".\nThe solution ( ) is a cheapest one, it costs %d:\n",
                best_cost(p));
    puzzle_draw(f, p, NULL, p->best);
    complaint_stop();
}

START_TEST(the_cost_of_a_cheapest_solution_is_returned)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()) };

        run_cheapest(&run);
        expect_best_cost(&run);
        board_free(run.b);
    }
}
END_TEST

static void
expect_budget(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (run->placed <= p->placements + p->tree.n)
        return;
    f = start_complaint(run);
    fprintf(f,
            ", the\nright cost, but placed %d queens. Those whose bound is "
            "not\nbelow the best so far can be taken away again at once: "
            "then\n%d are enough, and %d to put the best solution back:\n",
            run->placed, p->placements, p->tree.n);
    complaint_hint("is your bound as high as the one that is asked for? make "
                   "check TEST=lower says where it is weak, if it is. "
                   "otherwise: which nodes do you kill, and which not?");
    puzzle_draw(f, p, NULL, PUZZLE_NONE);
    complaint_stop();
}

/* A search that misses the best solution may well place few queens: that
   earns nothing.  Without a solution nothing can be pruned.  */
START_TEST(no_more_queens_are_placed_than_the_bound_allows)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()) };

        if (run.p->best == PUZZLE_NONE)
            continue;
        run_cheapest(&run);
        expect_best_cost(&run);
        expect_budget(&run);
        board_free(run.b);
    }
}
END_TEST

static void
expect_best_stays(const struct run *run)
{
    const struct puzzle *p = run->p;
    bool is_empty = board_count(run->b) == 0;
    FILE *f;

    if (p->best == PUZZLE_NONE
            ? is_empty
            : run_is_solution(run) && puzzle_cost_on(p, run->b) == run->said)
        return;
    f = start_complaint(run);
    if (run->stop_at > 0) {
        fprintf(f, ",\nbeing told to stop at solution %d", run->stop_at);
        complaint_hint("when board_found said stop, the solution that it saw "
                       "is the best so far: it stays.");
    }
    if (p->best == PUZZLE_NONE)
        fprintf(f, " without\na solution, and leaves the queens [ ] on it:\n");
    else if (is_empty)
        fprintf(f, ",\nand leaves it without a queen:\n");
    else
        fprintf(f, ",\nand leaves the queens [ ] on it, which cost %d:\n",
                puzzle_cost_on(p, run->b));
    puzzle_draw(f, p, run->b, PUZZLE_NONE);
    complaint_stop();
}

START_TEST(the_best_solution_is_left_on_the_board)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()) };

        run_cheapest(&run);
        expect_best_stays(&run);
        board_free(run.b);
    }
}
END_TEST

START_TEST(the_best_so_far_is_left_on_the_board_after_a_stop)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()),
                           .stop_at = 1 + number % 2 };

        if (run.stop_at > run.p->improvements)
            continue;
        run_cheapest(&run);
        expect_best_stays(&run);
        board_free(run.b);
    }
}
END_TEST

static void
expect_reports(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (p->best == PUZZLE_NONE ||
        (run->reports > 0 && run->said == run->reported))
        return;
    f = start_complaint(run);
    if (run->reports == 0)
        fprintf(f, ",\nand never called board_found:\n");
    else
        fprintf(f,
                ",\nbut the last solution it reported to board_found "
                "costs %d:\n",
                run->reported);
    puzzle_draw(f, p, run->b, PUZZLE_NONE);
    complaint_stop();
}

START_TEST(each_report_is_a_better_solution)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()),
                           .checks_reports = true };

        run_cheapest(&run);
        expect_reports(&run);
        board_free(run.b);
    }
}
END_TEST

START_TEST(the_search_stops_when_told)
{
    for (int number = 0; number < PUZZLES; number++) {
        struct run run = { .p = puzzle(number, grade_seed()),
                           .stop_at = 1 + number % 2,
                           .checks_reports = true };

        if (run.stop_at > run.p->improvements)
            continue;
        run_cheapest(&run);
        expect_reports(&run);
        if (run.placed_after > run.p->tree.n) {
            FILE *f = start_complaint(&run);

            fprintf(f,
                    ",\nbut when board_found said stop, it went on and "
                    "placed %d\nmore queens:\n",
                    run.placed_after);
            puzzle_draw(f, run.p, run.b, PUZZLE_NONE);
            complaint_stop();
        }
        board_free(run.b);
    }
}
END_TEST

void
parts_add_cheapest(struct grade *g)
{
    grade_criterion(g, "branch-bound.cheapest", 3, "a cheapest solution");
    grade_hint(g, "when is a solution better than the best so far? what must "
                  "change then, and what must be so before the first one?");
    grade_hint(g, "a node may be killed only if nothing below it can beat "
                  "the best so far. try your bound on the board shown.");
    grade_hint(g, "is every call a fresh start? a best so far in a global "
                  "variable must be set anew.");
    grade_test(g, the_cost_of_a_cheapest_solution_is_returned);

    grade_criterion(g, "branch-bound.budget", 3, "pruned by the bound");
    grade_hint(g, "this counts only where the cost is right: if it is not, "
                  "mend that first. how close does your bound come: does it "
                  "count every later row?");
    grade_hint(g, "after which queens do you ask for the bound? what do you "
                  "do with a node that can at best equal the best so far?");
    grade_hint(g, "the columns of a row are tried from 0 to the right: another "
                  "order may well place more queens.");
    grade_test(g, no_more_queens_are_placed_than_the_bound_allows);

    grade_criterion(g, "branch-bound.best-stays", 1, "the best is left there");
    grade_hint(g, "the search takes its queens away again. where do you keep "
                  "the columns of the best solution until it ends?");
    grade_hint(g, "also when board_found said stop: the solution that it saw "
                  "is the best so far.");
    grade_test(g, the_best_solution_is_left_on_the_board);
    grade_test(g, the_best_so_far_is_left_on_the_board_after_a_stop);

    grade_criterion(g, "branch-bound.reports", 1, "better ones reported");
    grade_hint(g, "board_found is for solutions that beat all before. what "
                  "do you do with its answer?");
    grade_test(g, each_report_is_a_better_solution);
    grade_test(g, the_search_stops_when_told);
}
