/* oracle.c - what the judge knows for itself.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/right/oracle.h"

#include <string.h>

struct oracle
oracle_start(int n)
{
    struct oracle o;

    memset(&o, 0, sizeof o);
    o.n = n;
    return o;
}

void
oracle_place(struct oracle *o, int row, int col)
{
    static const int ray[8][2] = { { -1, -1 }, { -1, 0 }, { -1, 1 }, { 0, -1 },
                                   { 0, 1 },   { 1, -1 }, { 1, 0 },  { 1, 1 } };

    for (int i = 0; i < 8; i++) {
        int r = row + ray[i][0], c = col + ray[i][1];

        while (r >= 0 && r < o->n && c >= 0 && c < o->n) {
            o->attackers[r][c]++;
            r += ray[i][0];
            c += ray[i][1];
        }
    }
}

int
oracle_attackers(const struct oracle *o, int row, int col)
{
    return o->attackers[row][col];
}

struct oracle
oracle_of(const struct board *b, int rows)
{
    struct oracle o = oracle_start(board_size(b));

    for (int row = 0; row < rows; row++)
        if (board_queen(b, row) != -1)
            oracle_place(&o, row, board_queen(b, row));
    return o;
}

/* Return the first of ROWS rows whose queen is attacked from a row before, or
   ROWS if none is.  */
static int
first_attacked(int n, int rows, const int *cols)
{
    struct oracle o = oracle_start(n);

    for (int row = 0; row < rows; row++) {
        if (oracle_attackers(&o, row, cols[row]) > 0)
            return row;
        oracle_place(&o, row, cols[row]);
    }
    return rows;
}

/* Count on.  Whatever stands after an attacked queen mends nothing, so then
   the count goes on in her row, with all rows after it back at 0.  */
bool
oracle_next_safe(int n, int fixed, int rows, int *cols)
{
    int row = rows - 1;

    do {
        for (int r = row + 1; r < rows; r++)
            cols[r] = 0;
        while (row >= fixed && ++cols[row] == n)
            cols[row--] = 0;
        if (row < fixed)
            return false;
        row = first_attacked(n, rows, cols);
    } while (row < rows);
    return true;
}
