/* live_marks.h - where a search over a list of live nodes does not do what it
   must.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_MARKS_LIVE_MARKS_H
#define TOOLS_QUEENS_MARKS_LIVE_MARKS_H

#include "tools/queens/marks/live_tree.h"

/* Flag in the tree of T, the search that R asks for, what a right one does not
   do: nodes generated, taken or killed when something else comes next, or not
   killed, not reported, not taken.  Without costs each bound has to be 0; with
   costs a search may choose its own, and those that lie are marked.  */
void live_marks_set(struct live_tree *t, const struct request *r);

#endif
