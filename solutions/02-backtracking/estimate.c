/* estimate.c - lab 02's bonus: how large is the tree?  Knuth's random dives.
   SPDX-License-Identifier: MIT

   usage: estimate N DIVES [SEED]

   One dive walks down from the root and at each node chooses one of the safe
   children at random, until there is none.  If it met c1 children at the root,
   c2 at the next node and so on, it guesses that the tree has c1 nodes in the
   first level, c1 * c2 in the second ...  Each guess may be far off, but their
   mean over all dives there are is exactly the number of nodes.  */
#include <stdio.h>
#include <stdlib.h>

#include "lib/board.h"
#include "lib/random.h"

/* Lab 01's test; any other would do as well.  */
square_test safe_check_is_safe;

/* Put into COLS the columns of ROW that may be used; return how many.  */
static int
children(const struct board *b, int row, int *cols)
{
    int count = 0;

    for (int col = 0; col < board_size(b); col++)
        if (safe_check_is_safe(b, row, col))
            cols[count++] = col;
    return count;
}

/* Return the guess of one dive: queens placed in the whole tree.  */
static double
dive(struct board *b, struct random *r)
{
    double level = 1, nodes = 0;

    for (int row = 0; row < board_size(b); row++) {
        int cols[BOARD_MAX_SIZE], count = children(b, row, cols);

        if (count == 0)
            break;
        level *= count;
        nodes += level;
        board_place(b, row, cols[random_below(r, count)]);
    }
    for (int row = 0; row < board_size(b); row++)
        board_remove(b, row);
    return nodes;
}

int
main(int argc, char **argv)
{
    struct board *b = board_new(argc > 1 ? atoi(argv[1]) : 0);
    int dives = argc > 2 ? atoi(argv[2]) : 0;
    struct random r = random_start(argc > 3 ? (uint64_t)atoi(argv[3]) : 1);
    double sum = 0;

    if (b == NULL || dives < 1) {
        fprintf(stderr, "usage: estimate N DIVES [SEED]\n");
        return 2;
    }
    for (int i = 0; i < dives; i++)
        sum += dive(b, &r);
    printf("about %.0f\n", sum / dives);
    board_free(b);
    return 0;
}
