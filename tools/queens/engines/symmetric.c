/* symmetric.c - how many boards look the same when they are turned?
   SPDX-License-Identifier: MIT

   A queen on such a board stands where a turn takes another one, so they are
   placed two or four at a time: there are few such boards, quickly found.  */
#include "tools/queens/engines/symmetric.h"

#include <stdbool.h>

/* What is taken, a bit each.  */
struct lines {
    uint64_t rows, columns, sums, differences;
};

/* Put a queen on (ROW, COL).  Return false if another one attacks it.  */
static bool
put(struct lines *l, int n, int row, int col)
{
    uint64_t r = (uint64_t)1 << row, c = (uint64_t)1 << col;
    uint64_t s = (uint64_t)1 << (row + col);
    uint64_t d = (uint64_t)1 << (row - col + n - 1);

    if ((l->rows & r) != 0 || (l->columns & c) != 0 || (l->sums & s) != 0 ||
        (l->differences & d) != 0)
        return false;
    l->rows |= r;
    l->columns |= c;
    l->sums |= s;
    l->differences |= d;
    return true;
}

/* Put queens on (ROW, COL) and wherever TURNS quarter turns take it.  */
static bool
put_images(struct lines *l, int n, int turns, int row, int col)
{
    int r = row, c = col;

    do {
        if (!put(l, n, r, c))
            return false;
        for (int i = 0; i < turns; i++) {
            int old = r;

            r = c;
            c = n - 1 - old;
        }
    } while (r != row || c != col);
    return true;
}

static uint64_t
below(struct lines taken, int n, int turns)
{
    uint64_t found = 0;
    int row = 0;

    while ((taken.rows >> row & 1) != 0)
        row++;
    if (row == n)
        return 1;
    for (int col = 0; col < n; col++) {
        struct lines l = taken;

        if (put_images(&l, n, turns, row, col))
            found += below(l, n, turns);
    }
    return found;
}

uint64_t
symmetric_count(int n, int turns)
{
    return below((struct lines){ 0 }, n, turns);
}

/* Each board has eight images.  Add up, over the eight turns and mirrors, the
   boards that stay the same: every kind of board is counted eight times.  No
   board but the smallest stays the same in a mirror, where two queens would
   stand in one line.  */
uint64_t
symmetric_unique(int n, uint64_t solutions)
{
    if (n == 1)
        return 1;
    return (solutions + symmetric_count(n, 2) + 2 * symmetric_count(n, 1)) / 8;
}
