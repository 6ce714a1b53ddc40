/* attack_map.c - which queens attack which squares.
   SPDX-License-Identifier: MIT  */
#include "lib/tree/attack_map.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>

#include "lib/board.h"
#include "lib/require.h"

struct attack_map {
    int n;
    uint64_t by[]; /* n x n sets of queens, row by row */
};

struct attack_map *
attack_map_new(int n)
{
    struct attack_map *c;

    if (n < 1 || n > BOARD_MAX_SIZE) {
        errno = EINVAL;
        return NULL;
    }
    c = calloc(1, sizeof *c + sizeof c->by[0] * (size_t)n * (size_t)n);
    if (c != NULL)
        c->n = n;
    return c;
}

void
attack_map_free(struct attack_map *c)
{
    free(c);
}

static bool
is_on(const struct attack_map *c, int row, int col)
{
    return row >= 0 && row < c->n && col >= 0 && col < c->n;
}

/* Paint, or clear, the queen of ROW on every square she reaches in one
   direction.  */
static void
sweep(struct attack_map *c, int row, int col, int down, int right, bool paint)
{
    uint64_t queen = UINT64_C(1) << row;
    int r = row + down;
    int k = col + right;

    for (; is_on(c, r, k); r += down, k += right)
        if (paint)
            c->by[r * c->n + k] |= queen;
        else
            c->by[r * c->n + k] &= ~queen;
}

static void
sweep_all(struct attack_map *c, int row, int col, bool paint)
{
    REQUIRE(c != NULL && is_on(c, row, col), "cover: square %d, %d", row, col);
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if (down != 0 || right != 0)
                sweep(c, row, col, down, right, paint);
}

void
attack_map_place(struct attack_map *c, int row, int col)
{
    sweep_all(c, row, col, true);
}

void
attack_map_remove(struct attack_map *c, int row, int col)
{
    sweep_all(c, row, col, false);
}

uint64_t
attack_map_at(const struct attack_map *c, int row, int col)
{
    REQUIRE(c != NULL && is_on(c, row, col), "cover: square %d, %d", row, col);
    return c->by[row * c->n + col];
}

int
attack_map_first(uint64_t set)
{
    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        if (set >> row & 1)
            return row;
    return -1;
}
