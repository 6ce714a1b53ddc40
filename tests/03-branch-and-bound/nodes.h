/* nodes.h - the nodes of a state-space tree, in the order of a search.
   SPDX-License-Identifier: MIT

   A node is a board with a queen in each of its first rows.  A search that
   goes row by row, and in a row from the left, comes to the nodes in the
   order of a dictionary: 0, 02, 03, 031, 1, 13, ...  So the judge need not
   search to know what a search must do: it makes all nodes, level by level,
   and sorts them.

       struct nodes t = nodes_of(b, 0, square_test_queens);

       t.count - 1;                  queens are placed in this tree
       nodes_show(&t, 3, b);         the board after the third of them
       nodes_free(&t);  */
#ifndef TESTS_BRANCH_AND_BOUND_NODES_H
#define TESTS_BRANCH_AND_BOUND_NODES_H

#include "lib/board.h"

enum { NODES_ROWS = 10 }; /* the largest board that has a list of nodes */

struct node {
    signed char rows;            /* that have a queen */
    signed char col[NODES_ROWS]; /* where; -1 in the other rows */
};

struct nodes {
    int n;             /* rows of the board */
    int count;         /* nodes, with the root */
    struct node *node; /* in order; the first is the root */
};

/* Return the tree below B, which has queens in the rows before ROW and no
   others: a queen may be put where ALLOWS says so.  The caller releases it
   with nodes_free.  */
struct nodes nodes_of(const struct board *b, int row, square_test *allows);

void nodes_free(struct nodes *t);

/* Put the queens of node I of T, and no others, on B.  */
void nodes_show(const struct nodes *t, int i, struct board *b);

/* Tell whether B has the queens of node I of T, and no others.  */
bool nodes_is_at(const struct nodes *t, int i, const struct board *b);

/* Tell whether node I of T has a queen in every row.  */
bool nodes_is_full(const struct nodes *t, int i);

/* Take away from T what lies below dead nodes.  IS_DEAD is asked, in order,
   about each node that remains, the root excepted: B has its queens, in the
   rows before ROWS.  */
void nodes_prune(struct nodes *t,
                 bool (*is_dead)(void *self, const struct board *b, int rows),
                 void *self);

#endif
