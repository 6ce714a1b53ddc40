/* parts.h - the parts of lab 05's graded suite, and what they share.
   SPDX-License-Identifier: MIT

   They know the contract, live_nodes.h, and no implementation: their calls
   reach the code under test in its own process.  Small cases come first, so
   that the first one to fail is the smallest.  */
#ifndef TESTS_LIVE_NODES_PARTS_H
#define TESTS_LIVE_NODES_PARTS_H

#include <stdio.h>

#include "labs/05-live-nodes/live_nodes.h"
#include "lib/random.h"
#include "tools/judge/suite/grade.h"

/* Add the criteria of each part.  */
void parts_add_show(struct grade *g);
void parts_add_expand(struct grade *g);
void parts_add_search(struct grade *g);
void parts_add_order(struct grade *g);
void parts_add_lower(struct grade *g);
void parts_add_fewer(struct grade *g);

/* What is to be searched.  */
struct task {
    int n;
    struct costs *costs;
    square_test *is_safe;
    lower_bound *bound;
};

/* Return N x N costs in LOW .. LOW + RANGE - 1, drawn from R.  The caller
   releases them.  */
struct costs *parts_costs(struct random *r, int n, int low, int range);

/* Return a list in ORDER that has room for LIMIT nodes.  */
struct live *parts_list(int n, enum live_order order, int limit);

/* Return a list whose E-node, *E, has the queens of COLS in its DEPTH rows.  If
   HAS_MORE, its ancestors have all their children.  */
struct live *parts_list_at(const struct task *t, const int *cols, int depth,
                           bool has_more, int *e);

/* Put into COLS the columns of DEPTH queens, drawn from R, that do not attack
   one another; return how many there are, perhaps fewer.  */
int parts_queens(struct random *r, int n, int depth, int *cols);

/* Say what kind of list, test and bound was given.  */
void parts_say_list(FILE *f, enum live_order order);
void parts_say_task(FILE *f, const struct task *t);

/* Write BOUND, or that there is no solution below.  */
void parts_say_bound(FILE *f, int bound);

#endif
