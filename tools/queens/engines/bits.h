/* bits.h - N-queens with all squares of a row in one word.
   SPDX-License-Identifier: MIT

   The same tree as the labs', node for node.  What makes it quick is that no
   square is tested by itself: a word holds the free squares of a row, a bit
   each, and the attacked ones move one bit to the side from row to row.  */
#ifndef TOOLS_QUEENS_ENGINES_BITS_H
#define TOOLS_QUEENS_ENGINES_BITS_H

#include "lib/board.h"
#include "tools/queens/engines/parts.h"

enum { BITS_MAX_COUNT = 32 };

/* Return a word with the N lowest bits set: a row of free squares.  */
uint64_t bits_row(int n);

/* Count all solutions of N-queens, N in 1 .. BITS_MAX_COUNT, in P.  */
void bits_count(int n, int threads, struct parts *p);

/* Return how many solutions there are below a board on whose next row these
   squares are attacked; ALL is a row of free squares.  */
uint64_t bits_below(uint32_t all, uint32_t columns, uint32_t left,
                    uint32_t right);

/* Return how many solutions of N-queens have queens on the columns FIRST and
   SECOND of the first two rows, which do not attack each other.  */
uint64_t bits_below_two(int n, int first, int second);

/* Put the first solution of N-queens, N in 1 .. BOARD_MAX_SIZE, into QUEENS,
   the column of each row's queen.  Return false if there is none.  */
bool bits_first(int n, int *queens);

/* Return how many queens the search has placed when it comes to PLACE, the
   columns of the first rows' queens and then -1, or to the first solution if
   that comes before or PLACE is NULL.  Count to MOST.  */
uint64_t bits_nodes(int n, const int *place, uint64_t most);

/* Look for the solutions on the empty board B, in the order of the labs.  Each
   is put on B and reported by board_found; the moves on the way are not.
   Return whether the search was stopped at one, which is then on B.  */
bool bits_search(struct board *b);

#endif
