/* rat.c - what a rat in a maze knows: where it has been, and the best way.
   SPDX-License-Identifier: MIT  */
#include "lib/rat.h"

#include <stdlib.h>

const struct maze_cell rat_moves[RAT_MOVES] = {
    { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 }
};

int
rat_move(int down, int right)
{
    int i = 0;

    while (i < RAT_MOVES &&
           (rat_moves[i].row != down || rat_moves[i].col != right))
        i++;
    return i;
}

bool
rat_is_late(unsigned went, int move)
{
    return (went & ((1u << RAT_MOVES) - 1)) >> move > 1;
}

bool
rat_has_cell(const struct rat *r, int row, int col)
{
    return row >= 0 && row < maze_rows(r->maze) && col >= 0 &&
           col < maze_cols(r->maze);
}

int
rat_start(struct rat *r, const struct maze *m, bool seeks_best)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);

    *r = (struct rat){ .maze = m, .seeks_best = seeks_best };
    r->fewest = calloc(cells, sizeof *r->fewest);
    return r->fewest != NULL ? 0 : -1;
}

void
rat_end(struct rat *r)
{
    free(r->fewest);
}

static int *
fewest_at(const struct rat *r, int row, int col)
{
    return &r->fewest[(size_t)row * (size_t)maze_cols(r->maze) + (size_t)col];
}

/* Let *LEAST, 0 or one more than the least so far, know of STEPS.  */
static void
lower(int *least, int steps)
{
    if (*least == 0 || steps + 1 < *least)
        *least = steps + 1;
}

void
rat_enter(struct rat *r, int row, int col, int steps)
{
    lower(fewest_at(r, row, col), steps);
}

void
rat_find(struct rat *r, int steps)
{
    lower(&r->best, steps);
}

enum tree_reason
rat_refusal(const struct rat *r, int row, int col, int steps,
            struct tree_fact *fact)
{
    struct maze_cell goal = maze_goal(r->maze);
    int least = steps + abs(goal.row - row) + abs(goal.col - col);
    bool is_bound = r->seeks_best && r->best > 0 && least >= r->best - 1;
    int fewest = *fewest_at(r, row, col);

    if (!maze_is_open(r->maze, row, col))
        return TREE_WALL;
    /* Who seeks the best may come again, in fewer steps.  */
    if (fewest > 0 && (!r->seeks_best || is_bound || fewest - 1 <= steps))
        return TREE_SEEN;
    if (!is_bound)
        return TREE_SKIPPED;
    *fact = (struct tree_fact){ .bound = least,
                                .best = r->best - 1,
                                .full_row = TREE_UNKNOWN,
                                .killed = true };
    return TREE_BOUND;
}
