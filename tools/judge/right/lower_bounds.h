/* lower_bounds.h - the bounds that suites hand to a search.
   SPDX-License-Identifier: MIT

   As square_tests.h: a function cannot cross the border between two processes,
   its number can.  None of these ever lies, and all of them are weak; a search
   has to use the bound it is given, whatever that says.  */
#ifndef TOOLS_JUDGE_RIGHT_LOWER_BOUNDS_H
#define TOOLS_JUDGE_RIGHT_LOWER_BOUNDS_H

#include "lib/live.h"

/* What the queens in the rows before ROW cost.  */
int lower_bound_standing(const struct board *b, const struct costs *c, int row,
                         square_test *is_safe);

/* The same, and for each row that is left what the cheapest square of the
   whole board costs.  */
int lower_bound_cheapest(const struct board *b, const struct costs *c, int row,
                         square_test *is_safe);

/* Something between the two that jumps from node to node: a child's bound may
   well be below its parent's.  */
int lower_bound_jumping(const struct board *b, const struct costs *c, int row,
                        square_test *is_safe);

/* What the queens in the rows before ROW cost; 1 less if IS_SAFE allows an odd
   number of squares in the last row, LIVE_NEVER if none.  So it matters which
   test is handed on.  */
int lower_bound_asking(const struct board *b, const struct costs *c, int row,
                       square_test *is_safe);

/* Return the number of BOUND, which must be one of those above, and the bound
   that has NUMBER.  */
int lower_bound_number(lower_bound *bound);
lower_bound *lower_bound_numbered(int number);

#endif
