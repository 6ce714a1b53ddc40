/* cheapest.h - least-cost queens by prices, the row with fewest choices first.
   SPDX-License-Identifier: MIT

   The squares of a row are sorted, cheapest first, with the prices of their
   lines (prices.h), and those that are left are the bits of a word: the lowest
   bit is the row's part of the bound.  A square that would lift the bound to
   what is known already is struck out, and the next queen goes into the row
   that has the fewest left, not into the next row.  */
#ifndef TOOLS_QUEENS_ENGINES_CHEAPEST_H
#define TOOLS_QUEENS_ENGINES_CHEAPEST_H

#include "lib/board.h"
#include "lib/costs.h"

/* Put the solution of least cost for C on the empty board B of its size; if
   there are several, the one that a search row by row and column by column, as
   in lab 03, meets first.  Return its cost, or -1 with B empty if there is
   none. NODES, unless NULL, becomes the number of queens placed.  */
int cheapest_find(const struct costs *c, struct board *b, long long *nodes);

/* The same without prices: the bound is each row's cheapest square.  */
int cheapest_by_minimum(const struct costs *c, struct board *b,
                        long long *nodes);

#endif
