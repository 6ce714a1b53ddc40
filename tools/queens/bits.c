/* bits.c - N-queens with all squares of a row in one word.
   SPDX-License-Identifier: MIT

   The same tree as the labs', node for node.  What makes it quick is that no
   square is tested by itself: a word holds the free squares of a row, a bit
   each, and the attacked ones move one bit to the side from row to row.  */
#include "tools/queens/bits.h"

#include <stdint.h>

/* A row of the board: what is attacked from the rows above, and what is left
   to be tried.  */
struct row {
    uint64_t columns, slashes, backslashes;
    uint64_t left;
    uint64_t queen;
};

static int
place_of(uint64_t bit)
{
    int place = 0;

    while (bit >>= 1)
        place++;
    return place;
}

/* Show the solution in ROWS to whoever watches B.  Return whether to stop.  */
static bool
report(struct board *b, const struct row *rows)
{
    for (int i = 0; i < board_size(b); i++)
        board_place(b, i, place_of(rows[i].queen));
    if (board_found(b))
        return true;
    for (int i = 0; i < board_size(b); i++)
        board_remove(b, i);
    return false;
}

/* Go down a row: what is attacked in NEXT, given the queen above it.  */
static void
go_down(const struct row *above, struct row *next, uint64_t all)
{
    next->columns = above->columns | above->queen;
    next->slashes = (above->slashes | above->queen) >> 1;
    next->backslashes = (above->backslashes | above->queen) << 1;
    next->left = all & ~(next->columns | next->slashes | next->backslashes);
}

bool
bits_search(struct board *b)
{
    int n = board_size(b), i = 0;
    uint64_t all = UINT64_MAX >> (64 - n);
    struct row rows[BOARD_MAX_SIZE] = { { .left = all } };

    while (i >= 0) {
        struct row *row = &rows[i];

        row->queen = row->left & -row->left; /* the first, or none */
        row->left ^= row->queen;
        if (row->queen == 0)
            i--;
        else if (i < n - 1)
            go_down(row, &rows[++i], all);
        else if (report(b, rows))
            return true;
    }
    return false;
}
