/* scene.c - an E-node of lab 05, in a list made for one call.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/scene.h"

#include "tools/judge/right/oracle.h"

enum { ROUNDS = 4 };

/* Where types and words of C come to their end, and the largest board.  */
static const int edges[] = { 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64 };
enum { EDGES = sizeof edges / sizeof edges[0] };

void
scene_end(struct scene *s)
{
    live_free(s->list);
    costs_free(s->task.costs);
}

/* Call TRY with the node of TASK that has DEPTH queens, in COLS.  */
static void
one_scene(struct task task, const int *cols, int depth,
          void (*try)(struct scene *s))
{
    struct scene s = { .task = task, .depth = depth };

    for (int row = 0; row < depth; row++)
        s.cols[row] = cols[row];
    s.list = parts_list_at(&s.task, cols, depth, task.n <= 8, &s.e);
    try(&s);
    live_free(s.list);
}

/* The same with costs of its own.  */
static void
small_scene(struct random *r, struct task task, const int *cols, int depth,
            int range, void (*try)(struct scene *s))
{
    task.costs = parts_costs(r, task.n, 0, range);
    one_scene(task, cols, depth, try);
    costs_free(task.costs);
}

/* Call TRY with some nodes of TASK that have DEPTH queens.  To draw the costs
   of a large board takes longer than all the rest: they are drawn once.  */
static void
large_scenes(struct random *r, struct task task, int depth, int range,
             void (*try)(struct scene *s))
{
    int cols[BOARD_MAX_SIZE];

    task.costs = parts_costs(r, task.n, 0, range);
    for (int round = 0; round < ROUNDS; round++) {
        int rows = parts_queens(r, task.n, depth, cols);

        one_scene(task, cols, rows, try);
    }
    costs_free(task.costs);
}

void
scene_each(struct random *r, struct task task, int depth, int range,
           void (*try)(struct scene *s))
{
    int cols[BOARD_MAX_SIZE] = { 0 };

    if (task.n > SCENE_SMALL) {
        large_scenes(r, task, depth, range, try);
        return;
    }
    if (depth == 0) {
        small_scene(r, task, cols, 0, range, try);
        return;
    }
    cols[depth - 1] = -1;
    while (oracle_next_safe(task.n, 0, depth, cols))
        small_scene(r, task, cols, depth, range, try);
}

void
scene_all(int left, square_test *is_safe, lower_bound *bound, int range,
          void (*try)(struct scene *s))
{
    struct random r = random_start(grade_seed() + (uint64_t)range);
    struct task task = { .is_safe = is_safe, .bound = bound };

    for (task.n = left > 0 ? left : 1; task.n <= SCENE_SMALL; task.n++)
        for (int depth = 0; depth <= task.n - left; depth++)
            scene_each(&r, task, depth, range, try);
    for (int i = 0; i < EDGES; i++) {
        task.n = edges[i];
        scene_each(&r, task, task.n / 2, range, try);
        scene_each(&r, task, 1, range, try);
    }
}
