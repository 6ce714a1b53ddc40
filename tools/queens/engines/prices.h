/* prices.h - prices on columns and diagonals, for least-cost queens.
   SPDX-License-Identifier: MIT

   If each row simply took its cheapest square, the sum would be a lower bound,
   but a poor one: many rows want the same column.  So a column that is wanted
   too often is given a price, which every queen on it must pay and which is
   taken off the sum again; a column that nobody wants pays a little to whoever
   comes; a diagonal that is wanted twice has a price, too.  A solution pays the
   prices of all columns, and at most those of all diagonals, so the sum of the
   cheapest squares, prices included, less all prices is still no more than any
   solution costs; and it comes much nearer to it.  */
#ifndef TOOLS_QUEENS_ENGINES_PRICES_H
#define TOOLS_QUEENS_ENGINES_PRICES_H

#include "lib/board.h"
#include "lib/costs.h"

/* Find good prices for the costs C.  Put into REDUCED what each square costs
   with those of its lines, and return the sum of all prices.  */
double prices_find(const struct costs *c, double reduced[][BOARD_MAX_SIZE]);

#endif
