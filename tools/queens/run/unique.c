/* unique.c - one board for all that look like it in a mirror or turned.
   SPDX-License-Identifier: MIT  */
#include "tools/queens/run/unique.h"

enum { IMAGES = 8 };

/* Set TO to image number I of FROM, the columns of N queens by row: bit 0 swaps
   left and right, bit 1 top and bottom, bit 2 rows and columns.  */
static void
reflect(const int *from, int n, int i, int *to)
{
    for (int row = 0; row < n; row++) {
        int r = i & 2 ? n - 1 - row : row;
        int c = i & 1 ? n - 1 - from[row] : from[row];

        if (i & 4)
            to[c] = r;
        else
            to[r] = c;
    }
}

bool
unique_is_first(const struct board *b)
{
    int n = board_size(b);
    int queens[BOARD_MAX_SIZE], image[BOARD_MAX_SIZE];

    for (int row = 0; row < n; row++)
        queens[row] = board_queen(b, row);
    for (int i = 1; i < IMAGES; i++) {
        int row = 0;

        reflect(queens, n, i, image);
        while (row < n && image[row] == queens[row])
            row++;
        if (row < n && image[row] < queens[row])
            return false;
    }
    return true;
}
