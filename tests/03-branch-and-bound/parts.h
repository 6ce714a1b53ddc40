/* parts.h - the parts of lab 03's graded suite, and what they share.
   SPDX-License-Identifier: MIT

   They know the contract, branch_bound.h, and no implementation: their calls
   reach the code under test in its own process.  Small cases come first, so
   that the first one to fail is the smallest.  */
#ifndef TESTS_BRANCH_AND_BOUND_PARTS_H
#define TESTS_BRANCH_AND_BOUND_PARTS_H

#include <stdio.h>

#include "labs/03-branch-and-bound/branch_bound.h"
#include "lib/random.h"
#include "tools/judge/suite/grade.h"

/* Add the criteria of each part.  */
void parts_add_lookup(struct grade *g);
void parts_add_search(struct grade *g);
void parts_add_look_ahead(struct grade *g);
void parts_add_lower(struct grade *g);
void parts_add_cheapest(struct grade *g);

/* Return an empty board of N x N squares.  */
struct board *parts_board(int n);

/* Return such a board with the queens of some node of the N-queens tree, and
   put its first row without a queen into FROM.  */
struct board *parts_started_board(struct random *r, int n, int *from);

/* Return a board of 4 x 4 squares with a queen in row 0 that has one solution,
   and a watcher who never says stop.  */
struct board *parts_begun(void);

/* Call TRY_ONE with boards of the sizes in solutions_sizes that have queens in
   all but the last ROWS rows, which TRY_ONE releases.  Who cannot begin on a
   board that has queens already, which CAN_BEGIN tells, loses the criterion for
   that, and not all of them: then there is no call.  */
void parts_large(int rows, bool (*can_begin)(void),
                 void (*try_one)(struct board *b));

#endif
