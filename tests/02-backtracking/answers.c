/* answers.c - the solutions that a search must come to.
   SPDX-License-Identifier: MIT  */
#include "tests/02-backtracking/answers.h"

#include <string.h>

#include "tests/harness/oracle.h"

struct answers
answers_of(const struct board *b, int row, int limit)
{
    struct answers a = { .n = board_size(b) };
    int cols[ANSWERS_SIDE] = { 0 };

    for (int r = 0; r < row; r++)
        cols[r] = board_queen(b, r);
    if (row < a.n)
        cols[a.n - 1] = -1;
    while (a.count < limit && oracle_next_safe(a.n, row, a.n, cols))
        memcpy(a.cols[a.count++], cols, sizeof cols);
    return a;
}

static bool
is_on(const struct answers *a, int i, const struct board *b)
{
    for (int row = 0; row < a->n; row++)
        if (board_queen(b, row) != a->cols[i][row])
            return false;
    return true;
}

int
answers_number(const struct answers *a, const struct board *b)
{
    for (int i = 0; i < a->count; i++)
        if (is_on(a, i, b))
            return i;
    return -1;
}

int
answers_unseen(const struct answers *a)
{
    for (int i = 0; i < a->count; i++)
        if (!a->is_seen[i])
            return i;
    return -1;
}

void
answers_draw(const struct answers *a, int i, FILE *f)
{
    for (int row = 0; row < a->n; row++) {
        fputs("   ", f);
        for (int col = 0; col < a->n; col++)
            fputs(a->cols[i][row] == col ? " Q" : " .", f);
        fputc('\n', f);
    }
}
