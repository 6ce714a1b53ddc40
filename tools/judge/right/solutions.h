/* solutions.h - the solutions that a search comes to, in its order.
   SPDX-License-Identifier: MIT

       struct solutions s = solutions_of(b, 0, square_test_queens, 0);
       i = solutions_number(&s, reported);
       solutions_free(&s);  */
#ifndef TOOLS_JUDGE_RIGHT_SOLUTIONS_H
#define TOOLS_JUDGE_RIGHT_SOLUTIONS_H

#include "lib/board.h"
#include "lib/costs.h"

struct solutions {
    int count;
    struct board **list;
};

/* Sizes to be tried besides small ones: where bits of an int, or arrays of a
   length that looks large enough, come to their end.  */
enum { SOLUTIONS_SIZES = 11 };
extern const int solutions_sizes[SOLUTIONS_SIZES];

/* Return the solutions, by IS_SAFE, that have the queens of B in their rows
   before ROW, or the first LIMIT of them; 0: all.  The caller releases what
   they hold.  */
struct solutions solutions_of(const struct board *b, int row,
                              square_test *is_safe, int limit);

void solutions_free(struct solutions *s);

/* Return what the cheapest of these solutions costs by C, or -1 if there is
   none.  */
int solutions_least_cost(const struct board *b, int row, square_test *is_safe,
                         const struct costs *c);

/* Return which of S is on B, from 0, or -1 if B has none of them.  */
int solutions_number(const struct solutions *s, const struct board *b);

/* Tell whether every row of B has a queen on a square that IS_SAFE allows.  */
bool solutions_is_one(const struct board *b, square_test *is_safe);

/* Return a board of N x N squares, N above 3, with the first ROWS queens of a
   solution that can be written down for each N: a search for the rest is short
   on any board.  The caller releases it.  */
struct board *solutions_started(int n, int rows);

/* Call SEE with SELF and each board that has queens in its first ROWS rows as a
   search on an empty board of N x N squares places them.  */
void solutions_begun(int n, int rows, void (*see)(void *self, struct board *b),
                     void *self);

#endif
