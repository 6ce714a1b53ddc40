/* test_expand.c - graded suite of lab 05, part A: the children of a node.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/parts.h"

#include "tests/05-live-nodes/scene.h"
#include "tests/05-live-nodes/steps.h"
#include "tools/judge/right/lower_bounds.h"
#include "tools/judge/right/square_tests.h"
#include "tools/judge/suite/complaint.h"

/* Complain if what SAID the call of S is not the best so far.  */
static void
expect_best(const struct steps *s, int said)
{
    FILE *f;

    if (said == s->guide.best)
        return;
    f = steps_complain(s);
    fprintf(f, "It did all that it must, but then it returns ");
    parts_say_bound(f, said);
    fprintf(f, ".\nThe best so far is ");
    parts_say_bound(f, s->guide.best);
    fprintf(f, " now.\n");
    complaint_hint("return the best so far: what the answer costs if there was "
                   "one, and if not what you were handed.");
    complaint_stop();
}

/* Show another node of S, which has as many queens as the E-node.  */
static void
show_another(const struct scene *s)
{
    struct board *b = live_board(s->list);

    for (int row = 0; row < s->task.n; row++) {
        board_remove(b, row);
        if (row < s->depth)
            board_place(b, row, (s->cols[row] + 1) % s->task.n);
    }
}

enum what { STEPS, AFTER_ANOTHER, AND_RETURN };

/* Expand the E-node of S and follow its steps; AFTER_ANOTHER node was put on
   the board, or AND_RETURN is right, too.  */
static void
expand(struct scene *s, int best, enum what what)
{
    struct steps steps = {
        .call = "live_nodes_expand",
        .task = &s->task,
        .guide = { .is_expansion = true, .e_node = s->e, .best = best }
    };
    int said;

    steps_start(&steps, s->list);
    if (what == AFTER_ANOTHER)
        show_another(s);
    said = live_nodes_expand(s->list, s->e, best, s->task.costs,
                             s->task.is_safe, s->task.bound);
    steps_end(&steps);
    if (what == AND_RETURN)
        expect_best(&steps, said);
}

static void
try_freely(struct scene *s)
{
    expand(s, LIVE_NEVER, STEPS);
}

START_TEST(each_free_column_gets_its_child)
{
    scene_all(2, square_test_queens, lower_bound_standing, 1, try_freely);
}
END_TEST

START_TEST(the_test_that_is_handed_over_decides)
{
    scene_all(2, square_test_cornerless, lower_bound_standing, 1, try_freely);
    scene_all(2, square_test_any, lower_bound_standing, 1, try_freely);
}
END_TEST

START_TEST(each_child_has_its_bound)
{
    scene_all(2, square_test_queens, lower_bound_standing, 100, try_freely);
    scene_all(2, square_test_queens, lower_bound_jumping, 100, try_freely);
}
END_TEST

static void
try_after_another(struct scene *s)
{
    expand(s, LIVE_NEVER, AFTER_ANOTHER);
}

START_TEST(whatever_is_on_the_board_does_not_matter)
{
    scene_all(2, square_test_queens, lower_bound_standing, 100,
              try_after_another);
}
END_TEST

START_TEST(the_bound_is_handed_the_test)
{
    scene_all(2, square_test_rooks, lower_bound_asking, 100, try_freely);
    scene_all(2, square_test_cornerless, lower_bound_asking, 100, try_freely);
}
END_TEST

/* Expand the E-node of S, the best so far being what some child's bound is, or
   one more or less.  */
static void
try_against_best(struct scene *s)
{
    struct random r = random_start(grade_seed() + (uint64_t)s->e);
    int standing = 0, best;

    for (int row = 0; row < s->depth; row++)
        standing += costs_at(s->task.costs, row, s->cols[row]);
    best = standing +
           costs_at(s->task.costs, s->depth, random_below(&r, s->task.n)) +
           random_below(&r, 3) - 1;
    expand(s, best < 0 ? 0 : best, STEPS);
}

START_TEST(what_cannot_be_better_is_killed_at_once)
{
    scene_all(2, square_test_queens, lower_bound_standing, 6, try_against_best);
    scene_all(2, square_test_rooks, lower_bound_jumping, 100, try_against_best);
    scene_all(2, square_test_queens, lower_bound_standing, 6, try_freely);
}
END_TEST

/* Expand a node of N queens that has all but one, the best so far being OFF
   above what they cost together, or LIVE_NEVER.  */
static void
expand_last(int n, int off)
{
    struct random r = random_start(grade_seed() + (uint64_t)n);
    struct scene s = { .task = { n, parts_costs(&r, n, 1, 9), square_test_any,
                                 lower_bound_standing } };
    int cols[BOARD_MAX_SIZE], cost = 0;

    for (int row = 0; row < n; row++) {
        cols[row] = (row + 1) % n;
        cost += costs_at(s.task.costs, row, cols[row]);
    }
    s.list = parts_list_at(&s.task, cols, n - 1, false, &s.e);
    expand(&s, off == LIVE_NEVER ? off : cost + off, AND_RETURN);
    scene_end(&s);
}

START_TEST(the_last_queen_makes_an_answer_if_it_is_better)
{
    static const int sizes[] = { 1, 2, 3, 4, 8, 9, 16, 32, 64 };

    for (int i = 0; i < 9; i++)
        for (int off = -1; off <= 2; off++)
            expand_last(sizes[i], off == 2 ? LIVE_NEVER : off);
}
END_TEST

static void
try_the_return(struct scene *s)
{
    expand(s, LIVE_NEVER, AND_RETURN);
}

START_TEST(an_attacked_last_queen_is_no_answer)
{
    struct task task = { .is_safe = square_test_queens,
                         .bound = lower_bound_standing };
    struct random r = random_start(grade_seed() + 3);

    for (task.n = 1; task.n <= SCENE_SMALL; task.n++)
        scene_each(&r, task, task.n - 1, 9, try_the_return);
}
END_TEST

void
parts_add_expand(struct grade *g)
{
    grade_criterion(g, "live-nodes.children", 2, "which children there are");
    grade_hint(g, "one child for each column that no queen of the E-node "
                  "uses, from left to right; also for those that is_safe "
                  "refuses.");
    grade_hint(g, "the row of the children's queens is the depth of the "
                  "E-node. are the E-node's queens on the board when you ask "
                  "is_safe?");
    grade_test(g, each_free_column_gets_its_child);
    grade_test(g, the_test_that_is_handed_over_decides);

    grade_criterion(g, "live-nodes.bounds", 2, "the bound of each child");
    grade_hint(g, "ask bound when the child's queen stands, and take her away "
                  "before the next child's.");
    grade_hint(g, "the row handed to bound is the first one without a queen.");
    grade_test(g, each_child_has_its_bound);
    grade_test(g, whatever_is_on_the_board_does_not_matter);
    grade_test(g, the_bound_is_handed_the_test);

    grade_criterion(g, "live-nodes.killed", 2, "children killed at once");
    grade_hint(g, "what do you do with a child whose bound is not below the "
                  "best so far? and if it equals it?");
    grade_hint(g, "add, then kill, then the next child: the order counts.");
    grade_test(g, what_cannot_be_better_is_killed_at_once);

    grade_criterion(g, "live-nodes.answers", 2, "answers, the best so far");
    grade_hint(g, "a child that has all queens is an answer only if it is "
                  "better than the best so far. what is the best so far "
                  "then?");
    grade_hint(g, "return the best so far, which may be the one you were "
                  "given.");
    grade_test(g, an_attacked_last_queen_is_no_answer);
    grade_test(g, the_last_queen_makes_an_answer_if_it_is_better);
}
