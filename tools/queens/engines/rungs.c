/* rungs.c - what queens bench times: the rungs of each ladder.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/rungs.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "lib/maze.h"
#include "lib/picture/svg/svg.h"
#include "lib/trace.h"
#include "lib/tree/tree_make.h"
#include "tools/base/clock.h"
#include "tools/base/must.h"
#include "tools/base/say.h"
#include "tools/judge/right/square_tests.h"
#include "tools/queens/engines/bits.h"
#include "tools/queens/engines/cheapest.h"
#include "tools/queens/engines/classic.h"
#include "tools/queens/engines/engine.h"
#include "tools/queens/engines/first.h"
#include "tools/queens/engines/grid.h"

const char *const rungs_kinds[] = {
    "all", "first", "cost", "maze", "tree", NULL
};

/* Write QUEENS as solve prints an array: columns from 1.  */
static void
write_queens(char *answer, const int *queens, int n)
{
    size_t at = 0;

    for (int row = 0; row < n; row++)
        at += (size_t)snprintf(answer + at, RUNGS_ANSWER - at, "%s%d",
                               row == 0 ? "" : " ", queens[row] + 1);
}

static void
count_classic(const struct rung *r, char *answer)
{
    snprintf(
        answer, RUNGS_ANSWER, "%lld",
        classic_search(r->task->n, (enum classic_test)r->detail, false, NULL));
}

static void
count_engine(const struct rung *r, char *answer)
{
    struct parts p = { 0 };

    engines[r->detail].count(r->task->n, r->threads, &p);
    snprintf(answer, RUNGS_ANSWER, "%" PRIu64, parts_found(&p));
}

static void
first_classic(const struct rung *r, char *answer)
{
    int queens[64] = { 0 };

    classic_search(r->task->n, (enum classic_test)r->detail, true, queens);
    write_queens(answer, queens, r->task->n);
}

static void
first_engine(const struct rung *r, char *answer)
{
    int queens[64] = { 0 };

    (r->detail == 0 ? bits_first : first_find)(r->task->n, queens);
    write_queens(answer, queens, r->task->n);
}

static void
cheapest(const struct rung *r, char *answer)
{
    struct board *b = must(board_new(r->task->n));

    snprintf(answer, RUNGS_ANSWER, "%d",
             (r->detail == 0 ? cheapest_by_minimum
                             : cheapest_find)(r->task->costs, b, NULL));
    board_free(b);
}

static void
walk(const struct rung *r, char *answer)
{
    int steps = r->detail == 0   ? classic_rat(r->task->maze)
                : r->detail == 1 ? grid_depth_first(r->task->maze, NULL)
                                 : grid_breadth_first(r->task->maze, NULL);

    snprintf(answer, RUNGS_ANSWER, "%d", steps);
}

/* Test every square of a board, so that a watcher can draw the tree.  */
static void
test_all(struct board *b, int row)
{
    for (int col = 0; row < board_size(b) && col < board_size(b); col++) {
        board_tried(b, row, col);
        if (square_test_queens(b, row, col)) {
            board_place(b, row, col);
            if (row == board_size(b) - 1)
                board_found(b);
            test_all(b, row + 1);
            board_remove(b, row);
        }
    }
}

static bool
record(void *self, const struct event *e)
{
    trace_add(self, e);
    return false;
}

/* Draw every node of the tree of all tests.  */
static void
draw(const struct rung *r, char *answer)
{
    struct tree_search s = { .n = r->task->n,
                             .kind = TREE_TRIES,
                             .ended = true };
    struct draw_options o = { .max_nodes = DRAW_ALL, .style = DRAW_DOTS };
    struct trace *trace = must(trace_new(SIZE_MAX));
    struct board *b = must(board_new(r->task->n));
    struct watcher w = { record, trace };
    FILE *out = must(fopen("/dev/null", "w"));
    struct tree *t;

    board_watch(b, &w);
    test_all(b, 0);
    t = must(tree_from_queens(trace, &s));
    if (svg_write(t, &o, out) != 0)
        must_fail();
    snprintf(answer, RUNGS_ANSWER, "%d nodes", tree_size(t));
    fclose(out);
    tree_free(t);
    trace_free(trace);
    board_free(b);
}

static double
seconds_now(const struct rung *r)
{
    return r->is_wall ? clock_now() : clock_used();
}

void
rungs_solve(struct rung *r)
{
    r->solve(r, r->answer);
}

static double
run_rung(struct entrant *e)
{
    struct rung *r = (struct rung *)e;
    double start = seconds_now(r);

    for (int i = 0; i < e->repeat; i++)
        rungs_solve(r);
    return (seconds_now(r) - start) / e->repeat;
}

static struct rung *
add(const struct rungs_task *task, struct rung *list, int *count)
{
    struct rung *r = &list[(*count)++];

    *r = (struct rung){ .timed.run = run_rung, .task = task, .threads = 1 };
    return r;
}

/* The rungs that count all, or find the first.  */
static int
list_queens(const struct rungs_task *task, struct rung *list)
{
    bool all = task->kind == RUNGS_ALL;
    int count = 0, most = all ? 14 : 32;
    struct rung *r;

    for (int i = task->n <= most - 2 ? 0 : 1; i < 2 && task->n <= most; i++) {
        r = add(task, list, &count);
        r->name = i == 0 ? "test of O(n)" : "lookup arrays";
        r->detail = i == 0 ? CLASSIC_SCAN : CLASSIC_LOOKUP;
        r->solve = all ? count_classic : first_classic;
    }
    for (int i = 0; i < (all ? 5 : 2); i++) {
        r = add(task, list, &count);
        r->name = all ? engines[i].name : i == 0 ? "bits" : "batch asked";
        r->detail = i;
        r->solve = all ? count_engine : first_engine;
    }
    for (int i = 1; all && i <= 2; i++) {
        r = add(task, list, &count);
        r->name = i == 1 ? "batch, clock" : "2 threads, clock";
        r->detail = ENGINE_BEST;
        r->solve = count_engine;
        r->is_wall = true;
        r->threads = i;
    }
    return count;
}

int
rungs_list(const struct rungs_task *task, struct rung *list)
{
    static const char *const walks[] = { "recursion", "depth first",
                                         "breadth first" };
    int count = 0;

    if (task->kind == RUNGS_ALL || task->kind == RUNGS_FIRST)
        return list_queens(task, list);
    for (int i = task->n <= 16 ? 0 : 1; task->kind == RUNGS_COST && i < 2;
         i++) {
        struct rung *r = add(task, list, &count);

        r->name = i == 0 ? "row minimum" : "prices";
        r->detail = i;
        r->solve = cheapest;
    }
    if (task->kind == RUNGS_TREE) {
        struct rung *r = add(task, list, &count);

        r->name = "search, tree, SVG";
        r->solve = draw;
    }
    for (int i = 0; task->kind == RUNGS_MAZE && i < 3; i++) {
        struct rung *r = add(task, list, &count);

        r->name = walks[i];
        r->detail = i;
        r->solve = walk;
    }
    return count;
}

/* Write the costs where a peer can read them.  */
static char *
cost_file(const struct costs *c)
{
    char *name = must_copy("/tmp/queens-costs-XXXXXX");
    int fd = mkstemp(name);
    FILE *out = fd >= 0 ? fdopen(fd, "w") : NULL;

    if (out == NULL)
        say_errno(name);
    for (int i = 0; i < costs_size(c) * costs_size(c); i++)
        fprintf(out, "%d%c", costs_at(c, i / costs_size(c), i % costs_size(c)),
                (i + 1) % costs_size(c) == 0 ? '\n' : ' ');
    if (fclose(out) != 0)
        say_errno(name);
    return name;
}

void
rungs_start(struct rungs_task *task)
{
    if (task->kind == RUNGS_COST) {
        task->costs = must(costs_random(task->n, 3));
        task->cost_file = cost_file(task->costs);
    }
    if (task->kind == RUNGS_MAZE)
        task->maze = must(maze_make(task->n, task->n, 0, 1));
}

void
rungs_remove_files(struct rungs_task *task)
{
    if (task->cost_file != NULL)
        unlink(task->cost_file);
}

void
rungs_end(struct rungs_task *task)
{
    rungs_remove_files(task);
    free(task->cost_file);
    costs_free(task->costs);
    maze_free(task->maze);
}
