/* cover.c - which queens attack which squares.
   SPDX-License-Identifier: MIT  */
#include "lib/cover.h"

#include <errno.h>
#include <stdbool.h>
#include <stdlib.h>

#include "lib/board.h"
#include "lib/require.h"

struct cover {
    int n;
    uint64_t by[]; /* n x n sets of queens, row by row */
};

struct cover *
cover_new(int n)
{
    struct cover *c;

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
cover_free(struct cover *c)
{
    free(c);
}

static bool
is_on(const struct cover *c, int row, int col)
{
    return row >= 0 && row < c->n && col >= 0 && col < c->n;
}

/* Paint, or clear, the queen of ROW on every square she reaches in one
   direction.  */
static void
sweep(struct cover *c, int row, int col, int down, int right, bool paint)
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
sweep_all(struct cover *c, int row, int col, bool paint)
{
    REQUIRE(c != NULL && is_on(c, row, col), "cover: square %d, %d", row, col);
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++)
            if (down != 0 || right != 0)
                sweep(c, row, col, down, right, paint);
}

void
cover_place(struct cover *c, int row, int col)
{
    sweep_all(c, row, col, true);
}

void
cover_remove(struct cover *c, int row, int col)
{
    sweep_all(c, row, col, false);
}

uint64_t
cover_at(const struct cover *c, int row, int col)
{
    REQUIRE(c != NULL && is_on(c, row, col), "cover: square %d, %d", row, col);
    return c->by[row * c->n + col];
}

int
cover_first(uint64_t set)
{
    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        if (set >> row & 1)
            return row;
    return -1;
}
