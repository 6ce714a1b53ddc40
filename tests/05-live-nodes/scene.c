/* scene.c - an E-node of lab 05, in a list made for one call.
   SPDX-License-Identifier: MIT  */
#include "tests/05-live-nodes/scene.h"

#include "tools/judge/right/oracle.h"
#include "tools/judge/suite/ahead.h"

enum { ROUNDS = 4, TOGETHER = 16 };
_Static_assert(TOGETHER % ROUNDS == 0, "large scenes share their costs");

/* Where types and words of C come to their end, and the largest board.  */
static const int edges[] = { 6, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64 };
enum { EDGES = sizeof edges / sizeof edges[0] };

void
scene_end(struct scene *s)
{
    live_free(s->list);
    costs_free(s->task.costs);
}

/* Scenes that are tried together.  */
struct scenes {
    struct scene scene[TOGETHER];
    int count;
    void (*try)(struct scene *s);
};

static void (*try_now)(struct scene *s);

static void
try_one(void *self)
{
    try_now(self);
}

/* Try the scenes of ALL and release them; neighbours may share their costs.  */
static void
try_all(struct scenes *all)
{
    try_now = all->try;
    ahead_each(try_one, all->scene, sizeof all->scene[0], all->count);
    for (int i = 0; i < all->count; i++) {
        struct scene *s = &all->scene[i];

        live_free(s->list);
        if (i == 0 || s->task.costs != all->scene[i - 1].task.costs)
            costs_free(s->task.costs);
    }
    all->count = 0;
}

/* Add the node of TASK that has DEPTH queens, in COLS, to ALL.  */
static void
add_scene(struct scenes *all, struct task task, const int *cols, int depth)
{
    struct scene *s = &all->scene[all->count++];

    s->task = task;
    s->depth = depth;
    for (int row = 0; row < depth; row++)
        s->cols[row] = cols[row];
    s->list = parts_list_at(&s->task, cols, depth, task.n <= 8, &s->e);
    if (all->count == TOGETHER)
        try_all(all);
}

/* Add all nodes of TASK that have DEPTH queens, each with costs of its own.  */
static void
add_small(struct scenes *all, struct random *r, struct task task, int depth,
          int range)
{
    int cols[BOARD_MAX_SIZE] = { 0 };

    if (depth > 0)
        cols[depth - 1] = -1;
    while (depth == 0 || oracle_next_safe(task.n, 0, depth, cols)) {
        task.costs = parts_costs(r, task.n, 0, range);
        add_scene(all, task, cols, depth);
        if (depth == 0)
            return;
    }
}

/* Add some nodes of TASK that have DEPTH queens.  To draw the costs of a large
   board takes longer than all the rest: they are drawn once.  */
static void
add_large(struct scenes *all, struct random *r, struct task task, int depth,
          int range)
{
    int cols[BOARD_MAX_SIZE];

    task.costs = parts_costs(r, task.n, 0, range);
    for (int round = 0; round < ROUNDS; round++) {
        int rows = parts_queens(r, task.n, depth, cols);

        add_scene(all, task, cols, rows);
    }
}

void
scene_each(struct random *r, struct task task, int depth, int range,
           void (*try)(struct scene *s))
{
    struct scenes all = { .try = try };

    if (task.n > SCENE_SMALL)
        add_large(&all, r, task, depth, range);
    else
        add_small(&all, r, task, depth, range);
    try_all(&all);
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
