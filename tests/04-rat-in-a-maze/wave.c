/* wave.c - how far the cells of a maze are, found breadth first.
   SPDX-License-Identifier: MIT  */
#include "tests/04-rat-in-a-maze/wave.h"

#include <stdlib.h>

/* A wave in a maze: the cells it has reached, in the order it did.  */
struct wave {
    const struct maze *m;
    int *distance; /* one entry a cell; -1: not reached */
    int *cell;     /* their numbers, row by row */
    int reached;
};

static void
reach(struct wave *w, int row, int col, int distance)
{
    int cell = row * maze_cols(w->m) + col;

    if (!maze_is_open(w->m, row, col) || w->distance[cell] != -1)
        return;
    w->distance[cell] = distance;
    w->cell[w->reached++] = cell;
}

static void *
room(const struct maze *m)
{
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    void *memory = malloc(cells * sizeof(int));

    if (memory == NULL)
        abort();
    return memory;
}

void
wave_spread(const struct maze *m, int *distance)
{
    struct wave w = { m, distance, room(m), 0 };
    struct maze_cell start = maze_start(m);

    for (int i = 0; i < maze_rows(m) * maze_cols(m); i++)
        distance[i] = -1;
    reach(&w, start.row, start.col, 0);
    for (int i = 0; i < w.reached; i++) {
        int row = w.cell[i] / maze_cols(m), col = w.cell[i] % maze_cols(m);
        int next = distance[w.cell[i]] + 1;

        reach(&w, row - 1, col, next);
        reach(&w, row + 1, col, next);
        reach(&w, row, col - 1, next);
        reach(&w, row, col + 1, next);
    }
    free(w.cell);
}

int
wave_steps(const struct maze *m)
{
    struct maze_cell goal = maze_goal(m);
    int *distance = room(m), steps;

    wave_spread(m, distance);
    steps = distance[goal.row * maze_cols(m) + goal.col];
    free(distance);
    return steps;
}

bool
wave_is_step(struct maze_cell a, struct maze_cell b)
{
    return abs(a.row - b.row) + abs(a.col - b.col) == 1;
}
