/* live.h - the list of live nodes of a search for queens.
   SPDX-License-Identifier: MIT

   A depth-first search needs no list: its live nodes are the path on the
   board.  Any other search keeps its live nodes in a list and takes the next
   one to be expanded, the E-node, from there.  Which one comes next is the
   list's business: the oldest (FIFO), the youngest (LIFO), or one with the
   least bound, of these the oldest.  So one search is three.

       struct live *l = live_new(4, LIVE_FIFO, 1000);
       int e = live_next(l);               // 0, the root: no queens yet
       int child = live_add(l, e, 2, 17);  // 1: her queen is in column 2
       live_kill(l, child);
       live_free(l);

   A node is a parent, a column and a bound: the queens of its parent and one
   more, in the next row, so that it is as deep as it has queens.  No solution
   below it costs less than its bound; LIVE_NEVER says that there is none at
   all.  Nodes are numbered from 0, the root, in the order in which they were
   generated, and the list owns them.  A node is in the list from live_add
   until it is taken, killed or found to be an answer: there are all live nodes
   but the E-node.

   In every call L must come from live_new, and NODE must be the number of one
   of its nodes.  A caller that breaks this, or a rule below that says "must",
   is stopped with a message that names the call and the argument.  */
#ifndef LIB_LIVE_H
#define LIB_LIVE_H

#include <limits.h>
#include <stdbool.h>

#include "lib/board.h"
#include "lib/costs.h"

enum live_order { LIVE_FIFO, LIVE_LIFO, LIVE_LEAST };

/* What happened to a node last.  */
enum live_state {
    LIVE_IN_LIST, /* it was generated, and is live */
    LIVE_TAKEN,   /* it became the E-node */
    LIVE_KILLED,  /* it was given up */
    LIVE_ANSWER   /* it was found to be an answer, the best so far */
};

enum {
    LIVE_MAX_NODES = 10000000,
    LIVE_ROOT = 0,       /* the number of the root */
    LIVE_NONE = -1,      /* no node */
    LIVE_FULL = -2,      /* no room for one more node */
    LIVE_NEVER = INT_MAX /* the bound where there is no solution below */
};

struct live_node {
    int parent; /* LIVE_NONE: it is the root */
    int col;    /* of its last queen; the root has none: -1 */
    int depth;  /* its number of queens: those of its path from the root */
    int bound;
    int turn; /* when it was taken, counted from 1; 0: never */
    enum live_state state;
};

struct live;

/* A lower bound: no solution that has the queens of B in the rows before ROW
   costs less by C; if every row has a queen, exactly what they cost.
   LIVE_NEVER: there is no such solution.  IS_SAFE is the test of a square.  */
typedef int lower_bound(const struct board *b, const struct costs *c, int row,
                        square_test *is_safe);

/* Return a list for boards of N x N squares that has room for LIMIT nodes and
   holds one, the root, which is live and has bound 0.  Return NULL with errno
   set: EINVAL if N is not in 1 .. BOARD_MAX_SIZE or LIMIT not in
   1 .. LIVE_MAX_NODES, ENOMEM.  The caller releases it with live_free.  */
struct live *live_new(int n, enum live_order order, int limit);

/* Release L, its nodes and its board.  NULL is allowed.  */
void live_free(struct live *l);

/* Return the number of rows and columns, the order, and the limit.  */
int live_size(const struct live *l);
enum live_order live_order(const struct live *l);
int live_limit(const struct live *l);

/* Return a board to work on, empty at first.  It belongs to L, which never
   looks at it, and nobody watches it.  */
struct board *live_board(const struct live *l);

/* Generate the child of PARENT whose queen stands in column COL, with BOUND,
   0 or more; it is live.  PARENT must have been taken by live_next, must not
   be killed, and must have less than live_size(L) queens.  Return its number,
   or LIVE_FULL with L unchanged if there is no room for it.  */
int live_add(struct live *l, int parent, int col, int bound);

/* Take the node whose turn it is out of the list: it is the E-node now.
   Return its number, or LIVE_NONE if there is no live node.  */
int live_next(struct live *l);

/* Kill NODE, which must be live, or the E-node without children.  */
void live_kill(struct live *l, int node);

/* Say that NODE is an answer better than all before.  It must be live and must
   have live_size(L) queens; afterwards it is live no longer.  */
void live_found(struct live *l, int node);

/* Return the least bound of a node in the list; LIVE_NEVER: it is empty.  */
int live_least(const struct live *l);

/* Return how many nodes were generated, the root counted, and how many of
   them are in the list.  */
int live_generated(const struct live *l);
int live_count(const struct live *l);

/* Return what NODE is.  */
struct live_node live_node(const struct live *l, int node);

#endif
