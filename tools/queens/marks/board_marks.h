/* board_marks.h - where a search for queens does not do what it must.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_MARKS_BOARD_MARKS_H
#define TOOLS_QUEENS_MARKS_BOARD_MARKS_H

#include "lib/tree/tree.h"
#include "tools/judge/right/board_guide.h"

/* Flag in T, the tree of a search for queens, whatever G does not expect: free
   squares left out, queens out of turn, nodes that had to be killed, answers
   never reported.  If T has facts, also let the nodes be killed for which there
   was a reason, and say which.  G has not begun, and what it says of the bound
   is not used, but that of T's facts; its board, which is empty, is left so.
   Return 0, or -1 with errno set to ENOMEM.  */
int board_marks_set(struct tree *t, struct board_guide g);

#endif
