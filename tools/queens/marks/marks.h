/* marks.h - what is marked in the tree of a search.
   SPDX-License-Identifier: MIT

   Where a search does not do what it must (tools/judge/right), by a flag or a
   fact of a node; and what a test says of each.  */
#ifndef TOOLS_QUEENS_MARKS_MARKS_H
#define TOOLS_QUEENS_MARKS_MARKS_H

#include "lib/costs.h"
#include "lib/tree/tree.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/maze_guide.h"
#include "tools/queens/marks/live_tree.h"

/* Flag in T, the tree of a search for queens, whatever G does not expect: free
   squares left out, queens out of turn, nodes that had to be killed, answers
   never reported.  If T has facts, also let the nodes be killed for which there
   was a reason, and say which.  G has not begun, and what it says of the bound
   is not used, but that of T's facts; its board, which is empty, is left so.
   Return 0, or -1 with errno set to ENOMEM.  */
int marks_board(struct tree *t, struct board_guide g);

/* Flag in T, the tree of a rat, whatever G does not expect: cells left out,
   entered out of order or again, the goal not reported.  Say why cells were
   refused and, if T has facts, what was known in each.  G has not begun.
   Return 0, or -1 with errno set to ENOMEM.  */
int marks_maze(struct tree *t, struct maze_guide g);

/* Flag in the tree of T, the search that R asks for, what a right one does not
   do: nodes generated, taken or killed when something else comes next, or not
   killed, not reported, not taken.  Without costs each bound has to be 0; with
   costs a search may choose its own, and those that lie are marked.  */
void marks_live(struct live_tree *t, const struct request *r);

enum { MARKS_BOUND_MAX_SIZE = 8, MARKS_BOUND_MAX_NODES = 5000 };

/* Mark the nodes of T whose bound is more than some answer below them costs by
   C, or on a full board anything but its cost, and note that cost in them.
   Larger trees than the limits above are left alone: it would take long.  */
void marks_bound(struct tree *t, const struct costs *c);

struct marks_told {
    int status;       /* the exit status that the test deserves */
    char title[120];  /* of a picture */
    char remark[320]; /* how the test ended, if it did not return; "" */
};

/* Ask lab 01's test of each node of T whether its square is safe, and mark the
   node by what it says.  Say where it is wrong.  */
struct marks_told marks_safe(struct tree *t);

#endif
