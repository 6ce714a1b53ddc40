/* bound_marks.h - where a bound of least-cost queens is wrong.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_MARKS_BOUND_MARKS_H
#define TOOLS_QUEENS_MARKS_BOUND_MARKS_H

#include "lib/costs.h"
#include "lib/tree/tree.h"

enum { BOUND_MARKS_MAX_SIZE = 8, BOUND_MARKS_MAX_NODES = 5000 };

/* Mark the nodes of T whose bound is more than some answer below them costs by
   C, or on a full board anything but its cost, and note that cost in them.
   Larger trees than the limits above are left alone: it would take long.  */
void bound_marks_set(struct tree *t, const struct costs *c);

#endif
