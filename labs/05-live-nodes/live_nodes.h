/* live_nodes.h - lab 05: branch and bound with a list of live nodes.
   SPDX-License-Identifier: MIT

   The list is lib/live.h: it owns the nodes, and it knows whose turn it is.
   A solution has a queen in each row, in different columns, each on a square
   that IS_SAFE allows; what IS_SAFE refuses it still refuses when more queens
   stand.  It costs the sum of costs_at(C, row, col) over its queens, as in lab
   03.  Rows, columns and nodes are numbered from 0.  You may trust your
   callers: nodes are nodes of L, C is as large as the board of L, and queens on
   a board whose bound is asked for stand where IS_SAFE allowed them.  */
#ifndef LABS_LIVE_NODES_H
#define LABS_LIVE_NODES_H

#include "lib/live.h"

enum {
    LIVE_NODES_NONE = -1,          /* there is no solution */
    LIVE_NODES_GAVE_UP = LIVE_FULL /* the list was full */
};

/* Part A: the children of a node.  */

/* Put the queens of NODE on live_board(L), and no others: its own in row
   depth - 1, her parent's in the row above, and so on up to row 0.  The root
   has none.  Whatever was on the board before is gone.  */
void live_nodes_show(struct live *l, int node);

/* Generate the children of E, the E-node: one for each column that none of its
   queens uses, from left to right.  BEST is the cost of the best answer so far,
   LIVE_NEVER if there is none.

   Add a child by live_add, with its bound: LIVE_NEVER if her queen stands on a
   square that IS_SAFE refuses, otherwise what BOUND says when she stands on the
   board (the row that it is given is the next one).  Then, before the next
   child is added: if the bound is not below the best so far, live_kill the
   child; otherwise, if it has all queens, it is the best so far: live_found.

   Return the cost of the best answer so far, or LIVE_FULL at once if live_add
   does.  What is on live_board(L) at the return does not matter.  */
int live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                      square_test *is_safe, lower_bound *bound);

/* Part B: the search.  */

/* Find a cheapest solution with L, which is new.  As long as some live node has
   a bound below the best so far, take the next node from the list: if its own
   bound is not below the best so far, live_kill it, otherwise it is expanded as
   above.  What is live at the end stays so.

   Return the cost of the best answer and leave its queens on live_board(L).
   Leave it empty if there is no solution, and return LIVE_NODES_NONE, or if the
   list is full, and return LIVE_NODES_GAVE_UP at once.  */
int live_nodes_search(struct live *l, const struct costs *c,
                      square_test *is_safe, lower_bound *bound);

/* Part C: a sharper bound.  */

/* Return a lower bound as live.h describes it: a number, 0 or more, that is not
   above the cost of any solution that has the queens of B in the rows before
   ROW; the later rows are empty.  If every row has a queen, return exactly what
   they cost.

   The bound that is asked for adds to the cost of the queens on B, for each
   later row, the least cost of its squares that IS_SAFE allows now; if a row
   has no such square, it is LIVE_NEVER.  A sharper one is welcome.  */
int live_nodes_lower(const struct board *b, const struct costs *c, int row,
                     square_test *is_safe);

/* Do what live_nodes_search does, with live_nodes_lower as its bound.  */
int live_nodes_cheapest(struct live *l, const struct costs *c,
                        square_test *is_safe);

#endif
