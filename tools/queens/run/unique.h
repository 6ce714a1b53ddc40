/* unique.h - one board for all that look like it in a mirror or turned.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_RUN_UNIQUE_H
#define TOOLS_QUEENS_RUN_UNIQUE_H

#include "lib/board.h"

/* Tell whether no turn and no mirror image of B, a solution, comes before it in
   the order of the columns from row 0 on.  Of boards that are the same but for
   that, a search in this order meets such a one first.  */
bool unique_is_first(const struct board *b);

#endif
