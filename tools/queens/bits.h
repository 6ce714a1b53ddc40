/* bits.h - N-queens with all squares of a row in one word.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_BITS_H
#define TOOLS_QUEENS_BITS_H

#include "lib/board.h"

/* Look for the solutions on the empty board B, in the order of the labs.  Each
   is put on B and reported by board_found; the moves on the way are not.
   Return whether the search was stopped at one, which is then on B.  */
bool bits_search(struct board *b);

#endif
