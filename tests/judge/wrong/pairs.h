/* pairs.h - the right number of pairs, for files with another fault.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_JUDGE_WRONG_PAIRS_H
#define TESTS_JUDGE_WRONG_PAIRS_H

#include <stdlib.h>

#include "lib/board.h"

static int
pairs(const struct board *b)
{
    int count = 0;

    for (int r1 = 0; r1 < board_size(b); r1++)
        for (int r2 = 0; r2 < r1; r2++) {
            int c1 = board_queen(b, r1), c2 = board_queen(b, r2);

            count +=
                c1 != -1 && c2 != -1 && (c1 == c2 || abs(c1 - c2) == r1 - r2);
        }
    return count;
}

#endif
