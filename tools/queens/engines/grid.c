/* grid.c - a maze as bytes, for quick searches.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/engines/grid.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "tools/base/must.h"

/* Bytes that are looked at together, and room for what lies beside a row.  */
enum { WORD = sizeof(uint64_t), ROOM = MAZE_MAX_SIDE + 2 * WORD };

static uint64_t
load(const unsigned char *bytes)
{
    uint64_t word;

    memcpy(&word, bytes, WORD);
    return word;
}

/* Write the exits of a row with COLS cells, WORD cells at a time; a byte of
   ABOVE, HERE and BELOW is 1 for a wall.  Behind the last cell, up to WORD - 1
   more are written.  */
static void
find_exits(unsigned char *cells, int cols, const unsigned char *above,
           const unsigned char *here, const unsigned char *below)
{
    for (int col = 0; col < cols; col += WORD) {
        uint64_t walls = load(here + col - 1) | load(below + col) << 1 |
                         load(here + col + 1) << 2 | load(above + col) << 3;
        uint64_t exits = walls ^ UINT64_C(0x0f0f0f0f0f0f0f0f);

        memcpy(cells + col, &exits, WORD);
    }
}

struct grid
grid_start(const struct maze *m)
{
    int rows = maze_rows(m), cols = maze_cols(m);
    struct grid g = { .cols = cols, .move = { -1, cols, 1, -cols } };
    unsigned char walls[3][ROOM]; /* the rows around, with a wall beside them */

    memset(walls, 1, sizeof walls);
    g.cells = must_realloc(NULL, (size_t)rows * (size_t)cols + WORD, 1);
    maze_read_row(m, 0, walls[0] + WORD);
    for (int row = 0; row < rows; row++) {
        if (row + 1 < rows)
            maze_read_row(m, row + 1, walls[(row + 1) % 3] + WORD);
        else
            memset(walls[(row + 1) % 3], 1, ROOM);
        find_exits(g.cells + row * cols, cols, walls[(row + 2) % 3] + WORD,
                   walls[row % 3] + WORD, walls[(row + 1) % 3] + WORD);
    }
    g.start = maze_start(m).row * cols + maze_start(m).col;
    g.goal = maze_goal(m).row * cols + maze_goal(m).col;
    return g;
}

void
grid_end(struct grid *g)
{
    free(g->cells);
}

int
grid_way(const struct grid *g, struct maze_cell *path)
{
    int steps = 0;

    for (int at = g->goal; at != g->start; steps++)
        at -= g->move[g->cells[at] >> GRID_MOVE];
    for (int at = g->goal, i = steps; path != NULL && i >= 0; i--) {
        path[i] = (struct maze_cell){ at / g->cols, at % g->cols };
        if (i > 0)
            at -= g->move[g->cells[at] >> GRID_MOVE];
    }
    return steps;
}
