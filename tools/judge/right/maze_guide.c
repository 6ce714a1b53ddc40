/* maze_guide.c - what a rat that looks for its way must do next.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/maze_guide.h"

#include <stdlib.h>

#include "lib/maze_moves.h"
#include "lib/require.h"

static int
number(const struct maze_guide *g, struct maze_cell cell)
{
    return cell.row * maze_cols(g->maze) + cell.col;
}

int
maze_guide_bound(const struct maze_guide *g, struct maze_cell cell, int steps)
{
    struct maze_cell goal = maze_goal(g->maze);

    return steps + abs(goal.row - cell.row) + abs(goal.col - cell.col);
}

enum tree_reason
maze_guide_refusal(const struct maze_guide *g, struct maze_cell cell, int steps)
{
    bool is_bound, is_marked;
    int fewest;

    if (!maze_is_open(g->maze, cell.row, cell.col))
        return TREE_WALL;
    is_marked = g->marks != NULL && g->marks[number(g, cell)];
    is_bound = g->seeks_shortest && g->best != -1 &&
               maze_guide_bound(g, cell, steps) >= g->best;
    fewest = g->fewest[number(g, cell)];
    if (is_marked ||
        (fewest != -1 && (!g->seeks_shortest || is_bound || fewest <= steps)))
        return TREE_SEEN;
    return is_bound ? TREE_BOUND : TREE_NO_REASON;
}

void
maze_guide_enter(struct maze_guide *g, struct maze_cell cell, int steps)
{
    int *fewest = &g->fewest[number(g, cell)];

    g->entered++;
    if (*fewest == -1 || steps < *fewest)
        *fewest = steps;
}

void
maze_guide_find(struct maze_guide *g, int steps)
{
    g->found++;
    if (g->best == -1 || steps < g->best)
        g->best = steps;
}

static bool
is_stopped(const struct maze_guide *g)
{
    return g->stop_at > 0 && g->found >= g->stop_at;
}

/* Return what the rat, which is in the maze, does after a move of KIND.  */
static struct event
next_move(const struct maze_guide *g, enum event_kind kind)
{
    int steps = maze_steps(g->maze);
    struct maze_cell here = maze_path(g->maze, steps);
    bool is_better = !g->seeks_shortest || g->best == -1 || steps < g->best;

    if (kind == EVENT_ENTER && is_better &&
        maze_is_goal(g->maze, here.row, here.col))
        return (struct event){ EVENT_FOUND, here.row, here.col };
    for (int i = 0; i < MAZE_MOVES && kind != EVENT_FOUND && !is_stopped(g);
         i++) {
        struct maze_cell to = maze_moves_to(here, i);

        if (maze_guide_refusal(g, to, steps + 1) == TREE_NO_REASON)
            return (struct event){ EVENT_ENTER, to.row, to.col };
    }
    return (struct event){ EVENT_LEAVE, here.row, here.col };
}

void
maze_guide_advance(struct maze_guide *g, const struct event *e)
{
    int steps = maze_steps(g->maze);

    g->moves++;
    if (e->kind == EVENT_ENTER)
        maze_guide_enter(g, (struct maze_cell){ e->row, e->col }, steps);
    else if (e->kind == EVENT_FOUND)
        maze_guide_find(g, steps);
    /* Who seeks the shortest way takes the rat home; else it stays there.  */
    g->is_over = steps < 0 || (is_stopped(g) && !g->seeks_shortest);
    if (steps >= 0)
        g->next = next_move(g, e->kind);
}

void
maze_guide_step(struct maze_guide *g)
{
    struct event e = g->next;

    if (e.kind == EVENT_ENTER)
        maze_enter(g->maze, e.row, e.col);
    else if (e.kind == EVENT_LEAVE)
        maze_leave(g->maze);
    maze_guide_advance(g, &e);
}

void
maze_guide_begin(struct maze_guide *g)
{
    size_t cells = (size_t)maze_rows(g->maze) * (size_t)maze_cols(g->maze);

    g->fewest = malloc(cells * sizeof *g->fewest);
    REQUIRE(g->fewest != NULL, "maze_guide: no memory");
    for (size_t i = 0; i < cells; i++)
        g->fewest[i] = -1;
    g->best = -1;
    g->next = (struct event){ EVENT_ENTER, g->from.row, g->from.col };
}

void
maze_guide_end(struct maze_guide *g)
{
    free(g->fewest);
    g->fewest = NULL;
}
