/* maze_marks.h - where a rat does not do what it must.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_MARKS_MAZE_MARKS_H
#define TOOLS_QUEENS_MARKS_MAZE_MARKS_H

#include "lib/tree/tree.h"
#include "tools/judge/right/maze_guide.h"

/* Flag in T, the tree of a rat, whatever G does not expect: cells left out,
   entered out of order or again, the goal not reported.  Say why cells were
   refused and, if T has facts, what was known in each.  G has not begun.
   Return 0, or -1 with errno set to ENOMEM.  */
int maze_marks_set(struct tree *t, struct maze_guide g);

#endif
