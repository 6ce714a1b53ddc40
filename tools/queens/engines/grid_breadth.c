/* grid_breadth.c - a shortest way through a maze, breadth first.
   SPDX-License-Identifier: MIT

   Cells wait in a queue: those one step away, then those two steps away, and so
   on.  The first time that the goal is entered, no way is shorter; no cell is
   entered twice.  */
#include <stdlib.h>

#include "tools/base/must.h"
#include "tools/queens/engines/grid.h"

static bool
spread(struct grid *g, int *queue)
{
    int count = 0;

    g->cells[g->start] |= GRID_ENTERED;
    queue[count++] = g->start;
    for (int next = 0; next < count && queue[next] != g->goal; next++)
        for (int exits = g->cells[queue[next]] & GRID_EXITS; exits != 0;
             exits &= exits - 1) {
            int move = __builtin_ctz((unsigned)exits);
            int cell = queue[next] + g->move[move];

            if ((g->cells[cell] & GRID_ENTERED) == 0) {
                g->cells[cell] |= GRID_ENTERED | move << GRID_MOVE;
                queue[count++] = cell;
            }
        }
    return (g->cells[g->goal] & GRID_ENTERED) != 0;
}

int
grid_breadth_first(const struct maze *m, struct maze_cell *path)
{
    struct grid g = grid_start(m);
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    int *queue = must_realloc(NULL, cells, sizeof *queue);
    int steps = spread(&g, queue) ? grid_way(&g, path) : -1;

    free(queue);
    grid_end(&g);
    return steps;
}
