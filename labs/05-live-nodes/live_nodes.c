/* live_nodes.c - lab 05: branch and bound with a list of live nodes.
   SPDX-License-Identifier: MIT

   Read README.md beside this file, then live_nodes.h, which says exactly what
   each function must do.  This is the only file you change: replace each
   LAB_TODO by your code, then run "make check" here.  Part C does not need the
   parts before it, but for its last line.  */
#include "labs/05-live-nodes/live_nodes.h"

#include "lib/lab_todo.h"

void
live_nodes_show(struct live *l, int node)
{
    /* TODO 1 of 5, part A.  Where is the queen of NODE?  Whose queen stands in
       the row above?  What may still be on the board from before?  */
    LAB_TODO("live_nodes_show");
}

int
live_nodes_expand(struct live *l, int e, int best, const struct costs *c,
                  square_test *is_safe, lower_bound *bound)
{
    /* TODO 2 of 5.  In which row are the children's queens?  What must be on
       the board when you ask is_safe, and what when you ask bound?  */
    LAB_TODO("live_nodes_expand");
}

int
live_nodes_search(struct live *l, const struct costs *c, square_test *is_safe,
                  lower_bound *bound)
{
    /* TODO 3 of 5, part B.  When can no live node be better any more?  Which
       node was the best answer?  */
    LAB_TODO("live_nodes_search");
}

int
live_nodes_lower(const struct board *b, const struct costs *c, int row,
                 square_test *is_safe)
{
    /* TODO 4 of 5, part C.  Which squares of a later row can a queen still
       have?  And if there are none?  */
    LAB_TODO("live_nodes_lower");
}

int
live_nodes_cheapest(struct live *l, const struct costs *c, square_test *is_safe)
{
    /* TODO 5 of 5.  One line.  */
    LAB_TODO("live_nodes_cheapest");
}
