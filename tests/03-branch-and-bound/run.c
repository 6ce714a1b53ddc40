/* run.c - one call of branch_bound_cheapest, watched.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/puzzle.h"

#include "tests/03-branch-and-bound/parts.h"
#include "tools/base/must.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/suite/ahead.h"
#include "tools/judge/suite/complaint.h"
#include "tools/judge/suite/grade.h"

/* Tell whether the board of RUN has a solution better than all reported.  */
static bool
is_better(const struct run *run)
{
    return board_count(run->b) == run->p->n &&
           solutions_is_one(run->b, run->p->is_safe) &&
           (run->reports == 0 ||
            puzzle_cost_on(run->p, run->b) < run->reported);
}

/* Complain that a better solution was given up with the move E.  */
static void
complain_about_silence(const struct run *run, const struct event *e)
{
    struct board *before = must(board_copy(run->b));
    FILE *f = complaint_start();

    board_place(before, e->row, e->col);
    fprintf(f,
            "branch_bound_cheapest takes the queen of row %d away without\n"
            "having called board_found. The queens [ ] are a solution\n"
            "that is better than all before:\n",
            e->row);
    puzzle_draw(f, run->p, before, NULL);
    complaint_stop();
}

static void
complain_about_report(const struct run *run, const char *why)
{
    FILE *f = complaint_start();

    fprintf(f,
            "branch_bound_cheapest reports the queens [ ] to board_found,\n"
            "%s:\n",
            why);
    puzzle_draw(f, run->p, run->b, NULL);
    complaint_stop();
}

static void
check_report(const struct run *run)
{
    if (run->stop_at > 0 && run->reports >= run->stop_at)
        complain_about_report(run, "although it was told to stop before");
    if (!solutions_is_one(run->b, run->p->is_safe))
        complain_about_report(run, "which are no solution");
    if (run->reports > 0 && puzzle_cost_on(run->p, run->b) >= run->reported)
        complain_about_report(run,
                              "which cost no less than those reported before");
}

/* A node whose bound is not below the best so far is dead: no queen may be put
   below it.  To put the best solution back at the end looks the same, but no
   queen is taken away any more.  */
static void
watch_survivors(struct run *run, const struct event *e)
{
    struct board_guide *g = &run->guide;
    int killed = g->killed;

    if (e->kind == EVENT_REMOVE)
        run->is_certain = run->survivor != NULL;
    if (e->kind == EVENT_PLACE && run->is_dead && run->survivor == NULL) {
        run->survivor = must(board_copy(run->b));
        board_remove(run->survivor, e->row);
        run->survivor_bound = g->floor;
        run->survivor_best = g->best;
    }
    if (e->kind != EVENT_PLACE && e->kind != EVENT_REMOVE)
        return;
    board_guide_advance(g, e);
    run->is_dead = g->killed > killed;
    if (board_count(run->b) == run->p->n && !run->is_dead &&
        solutions_is_one(run->b, run->p->is_safe))
        board_guide_advance(g, &(struct event){ EVENT_FOUND, -1, -1 });
}

static bool
see(void *self, const struct event *e)
{
    struct run *run = self;

    if (e->kind == EVENT_REFUSED) {
        if (board_count(run->b) < run->p->n && run->refused++ == 0)
            run->first_refused = *e;
        return false;
    }
    if (e->kind == EVENT_REMOVE && run->is_due && run->checks_reports)
        complain_about_silence(run, e);
    run->is_due = e->kind == EVENT_PLACE && is_better(run);
    watch_survivors(run, e);
    if (e->kind == EVENT_PLACE) {
        run->placed++;
        run->placed_after += run->stop_at > 0 && run->reports >= run->stop_at;
    } else if (e->kind == EVENT_FOUND) {
        if (run->checks_reports)
            check_report(run);
        else if (run->reports > 0 &&
                 puzzle_cost_on(run->p, run->b) >= run->reported)
            return false; /* a mistake that costs another criterion */
        run->reports++;
        run->reported = puzzle_cost_on(run->p, run->b);
        return run->stop_at > 0 && run->reports >= run->stop_at;
    }
    return false;
}

/* Solve the puzzle of RUN on a new board.  */
static void
solve(struct run *run)
{
    struct watcher w = { see, run };

    if (run->b == NULL) /* it may be begun twice, see ahead_each */
        run->b = parts_board(run->p->n);
    run->guide = (struct board_guide){ .board = run->b,
                                       .is_safe = run->p->is_safe,
                                       .costs = run->p->costs };
    board_guide_begin(&run->guide);
    board_watch(run->b, &w);
    board_watch_refusals(run->b);
    ahead_stop_at(run->stop_at);
    run->said = branch_bound_cheapest(run->b, run->p->costs, run->p->is_safe);
    board_watch(run->b, NULL);
}

static void
release(struct run *run)
{
    board_free(run->b);
    board_free(run->survivor);
}

static void
try_one(void *self)
{
    struct run *run = self;

    solve(run);
    run->expect(run);
}

void
run_all(bool (*wants)(struct run *run, int number),
        void (*expect)(const struct run *run))
{
    static struct run runs[PUZZLES];
    int count = 0;

    for (int number = 0; number < PUZZLES; number++) {
        runs[count] =
            (struct run){ .p = puzzle(number, grade_seed()), .expect = expect };
        count += wants(&runs[count], number);
    }
    ahead_each(try_one, runs, sizeof runs[0], count);
    for (int i = 0; i < count; i++)
        release(&runs[i]);
}
