/* dives.c - how large is a tree?
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/dives.h"

#include "lib/random.h"
#include "tools/base/must.h"
#include "tools/judge/right/square_tests.h"

enum { DIVES = 2000 };

/* Dive once, on the empty board B.  Return for how many nodes it stands.  */
static double
dive(struct board *b, struct random *r)
{
    double width = 1, sum = 0;
    int safe[BOARD_MAX_SIZE], count = 1;

    for (int row = 0; row < board_size(b) && count > 0; row++) {
        count = 0;
        for (int col = 0; col < board_size(b); col++)
            if (square_test_queens(b, row, col))
                safe[count++] = col;
        width *= count;
        sum += width;
        if (count > 0)
            board_place(b, row, safe[random_below(r, count)]);
    }
    for (int row = 0; row < board_size(b); row++)
        board_remove(b, row);
    return sum;
}

double
dives_nodes(int n)
{
    struct board *b = must(board_new(n));
    struct random r = random_start(1);
    double sum = 0;

    for (int i = 0; i < DIVES; i++)
        sum += dive(b, &r);
    board_free(b);
    return sum / DIVES;
}
