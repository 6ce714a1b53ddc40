/* run.c - one call of branch_bound_cheapest, watched.
   SPDX-License-Identifier: MIT  */
#include "tests/03-branch-and-bound/run.h"

#include "tests/03-branch-and-bound/parts.h"
#include "tests/harness/complaint.h"

bool
run_is_solution(const struct run *run)
{
    for (int row = 0; row < board_size(run->b); row++) {
        int col = board_queen(run->b, row);

        if (col == -1 || !run->p->is_safe(run->b, row, col))
            return false;
    }
    return true;
}

/* Tell whether the board of RUN has a solution better than all reported.  */
static bool
is_better(const struct run *run)
{
    return run_is_solution(run) &&
           (run->reports == 0 ||
            puzzle_cost_on(run->p, run->b) < run->reported);
}

/* Complain that a better solution was given up with the move E.  */
static void
complain_about_silence(const struct run *run, const struct event *e)
{
    struct board *before = board_copy(run->b);
    FILE *f = complaint_start();

    ck_assert_ptr_nonnull(before);
    board_place(before, e->row, e->col);
    fprintf(f,
            "branch_bound_cheapest takes the queen of row %d away without\n"
            "having called board_found. The queens [ ] are a solution\n"
            "that is better than all before:\n",
            e->row);
    puzzle_draw(f, run->p, before, PUZZLE_NONE);
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
    puzzle_draw(f, run->p, run->b, PUZZLE_NONE);
    complaint_stop();
}

static void
check_report(const struct run *run)
{
    if (run->stop_at > 0 && run->reports >= run->stop_at)
        complain_about_report(run, "although it was told to stop before");
    if (!run_is_solution(run))
        complain_about_report(run, "which are no solution");
    if (run->reports > 0 && puzzle_cost_on(run->p, run->b) >= run->reported)
        complain_about_report(run,
                              "which cost no less than those reported before");
}

static bool
see(void *self, const struct event *e)
{
    struct run *run = self;

    if (e->kind == EVENT_REMOVE && run->is_due && run->checks_reports)
        complain_about_silence(run, e);
    run->is_due = e->kind == EVENT_PLACE && is_better(run);
    if (e->kind == EVENT_PLACE) {
        run->placed++;
        run->placed_after += run->stop_at > 0 && run->reports >= run->stop_at;
    } else if (e->kind == EVENT_FOUND) {
        if (run->checks_reports)
            check_report(run);
        run->reports++;
        run->reported = puzzle_cost_on(run->p, run->b);
        return run->stop_at > 0 && run->reports >= run->stop_at;
    }
    return false;
}

void
run_cheapest(struct run *run)
{
    struct watcher w = { see, run };

    run->b = parts_board(run->p->tree.n);
    board_watch(run->b, &w);
    run->said = branch_bound_cheapest(run->b, run->p->costs, run->p->is_safe);
    board_watch(run->b, NULL);
}
