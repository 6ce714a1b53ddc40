/* grid_depth.c - through a maze depth first, without recursion.
   SPDX-License-Identifier: MIT

   A cell remembers by which move it was entered, so the way itself need not be
   kept.  Only where there is more than one way to go on, the cell is put on a
   list of crossings; a dead end leads to the last of these at once, not back
   step by step.  Which move comes next is looked up in a table for all exits
   together: to ask for one after the other is to guess wrong at every turn.  */
#include <stdlib.h>

#include "tools/base/must.h"
#include "tools/queens/engines/grid.h"

struct crossing {
    int cell, steps;
};

/* Go from a cell whose byte is HERE to one whose byte is NEXT.  Return what
   that becomes: the way back is no exit.  */
static unsigned
entered(unsigned here, unsigned next)
{
    unsigned move = (unsigned)__builtin_ctz(here);

    return (next & ~(1u << (move ^ 2))) | GRID_ENTERED | move << GRID_MOVE;
}

/* Walk from the start until the goal is entered.  CROSSINGS has room for all
   cells.  Return the steps, -1: there is no way.  */
static int
walk(struct grid *g, struct crossing *crossings)
{
    struct crossing at = { g->start, 0 };
    unsigned here = g->cells[at.cell] |= GRID_ENTERED;
    int count = 0, first[GRID_EXITS + 1] = { 0 };

    for (unsigned exits = 1; exits <= GRID_EXITS; exits++)
        first[exits] = g->move[__builtin_ctz(exits)];
    while (at.cell != g->goal) {
        int to = at.cell + first[here & GRID_EXITS];
        unsigned left = here & (here - 1), next;

        if ((here & GRID_EXITS) == 0) { /* a dead end */
            if (count == 0)
                return -1;
            at = crossings[--count];
            here = g->cells[at.cell];
            continue;
        }
        g->cells[at.cell] = (unsigned char)left;
        next = g->cells[to];
        if ((next & GRID_ENTERED) != 0) {
            here = left;
            continue;
        }
        crossings[count] = at;
        count += (left & GRID_EXITS) != 0;
        at = (struct crossing){ to, at.steps + 1 };
        g->cells[to] = (unsigned char)(here = entered(here, next));
    }
    return at.steps;
}

int
grid_depth_first(const struct maze *m, struct maze_cell *path)
{
    struct grid g = grid_start(m);
    size_t cells = (size_t)maze_rows(m) * (size_t)maze_cols(m);
    struct crossing *crossings = must_realloc(NULL, cells, sizeof *crossings);
    int steps = walk(&g, crossings);

    if (steps >= 0 && path != NULL)
        grid_way(&g, path);
    free(crossings);
    grid_end(&g);
    return steps;
}
