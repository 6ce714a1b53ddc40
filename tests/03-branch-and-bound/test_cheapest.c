/* test_cheapest.c - graded suite of lab 03, part C: the cheapest queens.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/parts.h"

#include "tests/03-branch-and-bound/puzzle.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

/* A queen that is still there is what many failures come from, and they do not
   show it.  */
static void
say_refused(FILE *f, const struct run *run)
{
    const struct event *e = &run->first_refused;

    fprintf(f,
            "board_place(board, %d, %d) was refused (-1): row %d still had a\n"
            "queen. Then ",
            e->row, e->col, e->row);
    complaint_hint("which queen was still in the row of the refused "
                   "board_place? which call put her there, and when should it "
                   "take her away?");
}

static FILE *
start_complaint(const struct run *run)
{
    FILE *f = complaint_start();

    if (run->refused > 0)
        say_refused(f, run);
    fprintf(f, "branch_bound_cheapest said %d on this board", run->said);
    if (run->p->is_safe != square_test_queens)
        fprintf(f, ", where is_safe\n%s", square_test_rule(run->p->is_safe));
    return f;
}

/* Return a hint for who found another cost than the best.  */
static const char *
hint_for_cost(const struct run *run)
{
    if (run->p->best == NULL)
        return "no solution was found. what is your best so far then, and what "
               "must you return?";
    if (run->said == -1)
        return "every solution must beat the best so far that you begin with: "
               "what is it, and what may a square cost?";
    if (run->guide.best != -1 && run->guide.best < run->said)
        return "your search had a cheaper solution on the board. when is one "
               "better than the best so far, and what must change then?";
    return "your search never came to a solution as cheap as that: was a node "
           "on its way killed though your bound was below the best so far? a "
           "dead node says nothing of the columns beside it.";
}

static void
expect_best_cost(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (run->said == p->best_cost)
        return;
    f = start_complaint(run);
    complaint_hint(hint_for_cost(run));
    if (p->best == NULL)
        fprintf(f, ".\nThere is no solution, so it must return -1:\n");
    else
        fprintf(f, ".\nThe solution ( ) is a cheapest one, it costs %d:\n",
                p->best_cost);
    puzzle_draw(f, p, NULL, p->best);
    complaint_stop();
}

static bool
always(struct run *run, int number)
{
    return true;
}

START_TEST(the_cost_of_a_cheapest_solution_is_returned)
{
    run_all(always, expect_best_cost);
}
END_TEST

static bool
stopped_at_first(struct run *run, int number)
{
    run->stop_at = 1;
    return run->p->improvements > 0;
}

static void
expect_cost_so_far(const struct run *run)
{
    FILE *f;

    if (run->reports == 0 || run->said == run->reported)
        return;
    f = start_complaint(run);
    fprintf(f,
            ",\nbeing told to stop at the first solution it reports.\n"
            "That one costs %d:\n",
            run->reported);
    puzzle_draw(f, run->p, run->b, NULL);
    complaint_stop();
}

START_TEST(a_search_that_is_stopped_returns_the_best_cost_so_far)
{
    run_all(stopped_at_first, expect_cost_so_far);
}
END_TEST

static void
expect_budget(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (!run->is_certain)
        return;
    f = start_complaint(run);
    fprintf(f,
            ", the\nright cost, but placed %d queens, some of them below "
            "dead\nnodes: no solution with the queens [ ] costs less than "
            "%d, and\nthe best so far cost %d then:\n",
            run->placed, run->survivor_bound, run->survivor_best);
    complaint_hint(
        run->survivor_bound == run->survivor_best
            ? "the bound of such a node equals the best so far, so it cannot "
              "beat it. is your bound as high as that (make check TEST=lower "
              "says where it is weak)? if so, compare < with <=."
            : "is your bound as high as the one that is asked for? make check "
              "TEST=lower says where it is weak, if it is. otherwise: which "
              "nodes do you kill, and which not?");
    puzzle_draw(f, p, run->survivor, NULL);
    complaint_stop();
}

/* A search that misses the best solution may well place few queens: that
   earns nothing.  Without a solution nothing can be pruned.  */
static void
expect_cost_in_budget(const struct run *run)
{
    expect_best_cost(run);
    expect_budget(run);
}

static bool
if_solvable(struct run *run, int number)
{
    return run->p->best != NULL;
}

START_TEST(no_queen_is_placed_below_a_dead_node)
{
    run_all(if_solvable, expect_cost_in_budget);
}
END_TEST

/* Say what is wrong with the queens that RUN leaves on the board.  */
static void
say_queens_left(FILE *f, const struct run *run)
{
    bool is_solution = solutions_is_one(run->b, run->p->is_safe);

    fprintf(f, ",\nand leaves the queens [ ] on it, which ");
    if (is_solution)
        fprintf(f, "cost %d:\n", puzzle_cost_on(run->p, run->b));
    else if (board_count(run->b) < run->p->n)
        fprintf(f, "are too few:\n");
    else
        fprintf(f, "are no solution:\nsome of them stand where is_safe says "
                   "no.\n");
    if (!is_solution)
        complaint_hint("which columns do you put back, and when were they "
                       "written down? those of the best solution, as it was "
                       "when board_found saw it.");
}

static void
expect_best_stays(const struct run *run)
{
    const struct puzzle *p = run->p;
    bool is_empty = board_count(run->b) == 0;
    FILE *f;

    if (p->best == NULL ? is_empty
                        : solutions_is_one(run->b, p->is_safe) &&
                              puzzle_cost_on(p, run->b) == run->said)
        return;
    f = start_complaint(run);
    if (run->stop_at > 0) {
        fprintf(f, ",\nbeing told to stop at solution %d", run->stop_at);
        complaint_hint("when board_found said stop, the solution that it saw "
                       "is the best so far: it stays.");
    }
    if (p->best == NULL)
        fprintf(f, " without\na solution, and leaves the queens [ ] on it:\n");
    else if (is_empty)
        fprintf(f, ",\nand leaves it without a queen:\n");
    else
        say_queens_left(f, run);
    puzzle_draw(f, p, run->b, NULL);
    complaint_stop();
}

START_TEST(the_best_solution_is_left_on_the_board)
{
    run_all(always, expect_best_stays);
}
END_TEST

static bool
stopped_early(struct run *run, int number)
{
    run->stop_at = 1 + number % 2;
    return run->stop_at <= run->p->improvements;
}

START_TEST(the_best_so_far_is_left_on_the_board_after_a_stop)
{
    run_all(stopped_early, expect_best_stays);
}
END_TEST

static void
expect_reports(const struct run *run)
{
    const struct puzzle *p = run->p;
    FILE *f;

    if (p->best == NULL || (run->reports > 0 && run->said == run->reported))
        return;
    f = start_complaint(run);
    if (run->reports == 0)
        fprintf(f, ",\nand never called board_found:\n");
    else
        fprintf(f,
                ",\nbut the last solution it reported to board_found "
                "costs %d:\n",
                run->reported);
    puzzle_draw(f, p, run->b, NULL);
    complaint_stop();
}

static bool
checked(struct run *run, int number)
{
    run->checks_reports = true;
    return true;
}

START_TEST(each_report_is_a_better_solution)
{
    run_all(checked, expect_reports);
}
END_TEST

static bool
checked_and_stopped(struct run *run, int number)
{
    run->checks_reports = true;
    return stopped_early(run, number);
}

static void
expect_stop(const struct run *run)
{
    FILE *f;

    expect_reports(run);
    if (run->placed_after <= run->p->n)
        return;
    f = start_complaint(run);
    fprintf(f,
            ",\nbut when board_found said stop, it went on and placed %d\n"
            "more queens:\n",
            run->placed_after);
    puzzle_draw(f, run->p, run->b, NULL);
    complaint_stop();
}

START_TEST(the_search_stops_when_told)
{
    run_all(checked_and_stopped, expect_stop);
}
END_TEST

void
parts_add_cheapest(struct grade *g)
{
    grade_criterion(g, "branch-bound.cheapest", 3, "a cheapest solution");
    grade_uses(g, "lower");
    grade_hint(g, "when is a solution better than the best so far? what must "
                  "change then, and what must be so before the first one?");
    grade_hint(g, "a node may be killed only if nothing below it can beat "
                  "the best so far. try your bound on the board shown.");
    grade_hint(g, "is every call a fresh start? a best so far in a global "
                  "variable must be set anew.");
    grade_test(g, the_cost_of_a_cheapest_solution_is_returned);
    grade_test(g, a_search_that_is_stopped_returns_the_best_cost_so_far);

    grade_criterion(g, "branch-bound.budget", 7, "pruned by the bound");
    grade_uses(g, "lower");
    grade_hint(g, "this counts only where the cost is right: if it is not, "
                  "mend that first. how close does your bound come: does it "
                  "count every later row?");
    grade_hint(g, "after which queens do you ask for the bound? what do you "
                  "do with a node that can at best equal the best so far?");
    grade_test(g, no_queen_is_placed_below_a_dead_node);

    grade_criterion(g, "branch-bound.best-stays", 1, "the best is left there");
    grade_uses(g, "lower");
    grade_hint(g, "the search takes its queens away again. where do you keep "
                  "the columns of the best solution until it ends?");
    grade_hint(g, "also when board_found said stop: the solution that it saw "
                  "is the best so far.");
    grade_test(g, the_best_solution_is_left_on_the_board);
    grade_test(g, the_best_so_far_is_left_on_the_board_after_a_stop);

    grade_criterion(g, "branch-bound.reports", 1, "better ones reported");
    grade_uses(g, "lower");
    grade_hint(g, "board_found is for solutions that beat all before. what "
                  "do you do with its answer?");
    grade_test(g, each_report_is_a_better_solution);
    grade_test(g, the_search_stops_when_told);
}
