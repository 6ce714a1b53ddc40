/* answers.h - the solutions that a search must come to.
   SPDX-License-Identifier: MIT

       struct answers a = answers_of(b, 0, ANSWERS_MAX);   before the search
       i = answers_number(&a, b);                      when it reports one  */
#ifndef TESTS_BACKTRACKING_ANSWERS_H
#define TESTS_BACKTRACKING_ANSWERS_H

#include <stdio.h>

#include "lib/board.h"

enum { ANSWERS_SIDE = 12, ANSWERS_MAX = 92 };

struct answers {
    int n;
    int count;
    int cols[ANSWERS_MAX][ANSWERS_SIDE]; /* in lexicographic order */
    bool is_seen[ANSWERS_MAX];
};

/* Return the solutions that have the queens of B in their rows before ROW, or
   the first LIMIT of them.  B has up to ANSWERS_SIDE rows.  */
struct answers answers_of(const struct board *b, int row, int limit);

/* Return which of A is on B, from 0, or -1 if B has none of them.  */
int answers_number(const struct answers *a, const struct board *b);

/* Return the first of A that is not seen, or -1.  */
int answers_unseen(const struct answers *a);

/* Draw number I of A.  */
void answers_draw(const struct answers *a, int i, FILE *f);

#endif
