/* live_guide.h - what a search over a list of live nodes must do next.
   SPDX-License-Identifier: MIT

   The list says whose turn it is, and children come from left to right: so the
   last thing done, and the list, say what comes next.  A guide is told each
   of them.

       struct live_guide g = { .list = l, .costs = c, .is_safe = test,
                               .bound = lower_bound_standing };
       live_guide_begin(&g);
       // for each event of the list, compare it with g.next
       live_guide_advance(&g, e);  */
#ifndef TOOLS_JUDGE_RIGHT_LIVE_GUIDE_H
#define TOOLS_JUDGE_RIGHT_LIVE_GUIDE_H

#include <stdint.h>

#include "lib/live_watch.h"

struct live_guide {
    /* To be set before the start.  */
    const struct live *list;
    const struct costs *costs;
    square_test *is_safe;
    lower_bound *bound;
    bool is_expansion; /* only E_NODE is expanded, BEST is the best so far */
    int e_node;
    int best; /* cost of the best answer so far; LIVE_NEVER: none */

    /* What comes next.  */
    bool is_over;
    bool is_full;         /* it is over because the list is */
    enum live_state next; /* what has to happen ... */
    int node;             /* ... to this node; or to one to be generated, ... */
    int col;              /* ... a child of E_NODE in this column ... */
    int child_bound;      /* ... with this bound */
    bool is_attacked;     /* the child stands on an attacked square */

    /* The queens of E_NODE: how many, their columns, and these a bit each.  */
    int rows;
    int cols[BOARD_MAX_SIZE];
    uint64_t used;
};

/* Expect the first thing to be done.  */
void live_guide_begin(struct live_guide *g);

/* Expect what comes after E, whether that was expected or not.  */
void live_guide_advance(struct live_guide *g, const struct live_event *e);

/* Expect what comes if that which was expected is left out.  */
void live_guide_pass(struct live_guide *g);

/* Tell whether E, which was done with the list of G, is what had to come.  */
bool live_guide_agrees(const struct live_guide *g, const struct live_event *e);

/* Tell whether a queen of NODE of L stands in column COL.  */
bool live_guide_uses(const struct live *l, int node, int col);

/* Put the queens of NODE of L, and no others, on B.  */
void live_guide_show(const struct live *l, int node, struct board *b);

/* A lower bound: the queens in the rows before ROW, and for each later row the
   least of what IS_SAFE allows.  A search by a weaker one does too much.  */
int live_guide_floor(const struct board *b, const struct costs *c, int row,
                     square_test *is_safe);

/* Do with L, which is new, what a search must, until the end.  Return G as it
   is then: g.best is the answer.  */
struct live_guide live_guide_run(struct live *l, struct live_guide g);

#endif
