/* test_lower.c - graded suite of lab 05, part C: a sharper bound.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/floor.h"
#include "tools/base/must.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/live_guide.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"

enum { SMALL = 5, NODES = 40 };

/* Begin a complaint about the bound of B, which SAID it.  */
static FILE *
complain(const struct task *t, const struct board *b, int said)
{
    FILE *f = complaint_start();
    const char *rule = square_test_rule(t->is_safe);

    fprintf(f, "live_nodes_lower(board, costs, %d, is_safe) said ",
            board_count(b));
    parts_say_bound(f, said);
    if (rule != NULL)
        fprintf(f, ",\nwith an is_safe that %s", rule);
    fprintf(f, ".\n");
    return f;
}

static void
expect_no_lie(const struct task *t, const struct board *b, int said)
{
    struct board *best;
    int cost = floor_cheapest(t, b, &best);
    FILE *f;

    if (said < 0) {
        f = complain(t, b, said);
        fprintf(f, "No solution costs less than 0.\n");
        complaint_hint("what is LIVE_NEVER plus something? more than an int "
                       "can hold.");
        complaint_stop();
    }
    if (best != NULL && board_count(b) == t->n && said != cost) {
        f = complain(t, b, said);
        fprintf(f, "But every row has its queen [ ], and they cost %d:\n",
                cost);
        complaint_costs(f, t->costs, b, NULL);
        complaint_hint(said > cost
                           ? "the last row has its queen, too: no row is left."
                           : "each queen that stands counts, from row 0 on. "
                             "and what type can hold the sum?");
        complaint_stop();
    }
    if (best != NULL && said > cost) {
        f = complain(t, b, said);
        fprintf(f, "That is no lower bound: the queens %s are a\n",
                board_count(b) == 0 ? "( )" : "[ ] of the board and ( )");
        fprintf(f, "solution that costs %d only:\n", cost);
        if (said == LIVE_NEVER)
            complaint_hint("LIVE_NEVER is for a row in which is_safe allows no "
                           "square: do you look at all columns? a square may "
                           "cost nothing, or as much as COSTS_MAX.");
        complaint_hint("no solution may cost less than the bound says. a later "
                       "row counts once, with the least cost of its own "
                       "squares, whatever the other later rows do.");
        complaint_costs(f, t->costs, b, best);
        complaint_stop();
    }
    board_free(best);
}

/* A weak bound is a bound: it earns this criterion.  But the next one counts on
   the one that is asked for: say it of the first node that shows it.  */
static void
note_weak(const struct task *t, const struct board *b, int asked, int said)
{
    FILE *f;

    if (said >= asked || grade_running()->message[0] != '\0')
        return;
    f = complain(t, b, said);
    fprintf(f, "A weak bound: the one that is asked for, and that the\n"
               "criterion fewer needs, is ");
    parts_say_bound(f, asked);
    fprintf(f, " here:\n");
    complaint_costs(f, t->costs, b, NULL);
    complaint_note();
}

static void
expect_bound(const struct task *t, const struct board *b)
{
    int asked = live_guide_floor(b, t->costs, board_count(b), t->is_safe), said;

    ahead_expect(asked);
    said = live_nodes_lower(b, t->costs, board_count(b), t->is_safe);
    expect_no_lie(t, b, said);
    note_weak(t, b, asked, said);
}

/* Ask for the bound at each node of T; of a large one, at NODES or so.  */
static void
expect_bounds(const struct task *t, struct random *r)
{
    struct board_guide g = { .board = must(board_new(t->n)),
                             .is_safe = t->is_safe };

    board_guide_begin(&g);
    do
        if (t->n <= SMALL || random_below(r, 200) < NODES)
            expect_bound(t, g.board);
    while (board_guide_place(&g));
    board_free(g.board);
}

START_TEST(the_bound_is_never_above_the_best_solution_below_it)
{
    static square_test *const tests[] = { square_test_queens, square_test_rooks,
                                          square_test_cornerless };
    static const struct range {
        int low, range;
    } ranges[] = {
        { 0, 100 }, { 0, 3 }, { 0, 1 }, { 0, COSTS_MAX + 1 }, { COSTS_MAX, 1 }
    };
    struct random r = random_start(grade_seed());

    for (int n = 1; n <= 6; n++)
        for (int i = 0; i < 5; i++) {
            struct task t = {
                n, parts_costs(&r, n, ranges[i].low, ranges[i].range),
                tests[n <= SMALL ? (n + i) % 3 : 0], NULL
            };

            expect_bounds(&t, &r);
            costs_free(t.costs);
        }
}
END_TEST

/* Where types come to their end, and with the dearest squares: boards on which
   a few rooks are missing.  */
START_TEST(large_boards_have_bounds_too)
{
    static const int sizes[] = { 8, 9, 16, 17, 32, 33, 63, 64 };
    struct random r = random_start(grade_seed() + 1);

    for (int i = 0; i < 8; i++) {
        struct task t = {
            sizes[i], parts_costs(&r, sizes[i], COSTS_MAX - i % 2, 1 + i % 2),
            square_test_rooks, NULL
        };
        struct board *b = must(board_new(t.n));

        for (int row = 0; row < t.n; row++) {
            if (row >= t.n - 3)
                expect_bound(&t, b);
            board_place(b, row, (row + 1) % t.n);
        }
        board_free(b);
        costs_free(t.costs);
    }
}
END_TEST

void
parts_add_lower(struct grade *g)
{
    grade_part(g);
    grade_criterion(g, "live-nodes.lower", 2, "a bound that never lies");
    grade_hint(g, "the queens that stand cost what they cost. what does each "
                  "later row cost at the very least?");
    grade_hint(g, "which rows are before ROW, and which from ROW on? what is "
                  "the least of no squares at all?");
    grade_test(g, the_bound_is_never_above_the_best_solution_below_it);
    grade_test(g, large_boards_have_bounds_too);
}
