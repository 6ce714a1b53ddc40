/* facts.h - what was known at each node of a search that bounds.
   SPDX-License-Identifier: MIT

   Bounds of least-cost queens come from lab 03's own branch_bound_lower, by
   STREAM_BOUND; that a row has no free square, and how far the rat is from the
   goal, is found out here.  */
#ifndef TOOLS_QUEENS_FACTS_H
#define TOOLS_QUEENS_FACTS_H

#include <stddef.h>

#include "lib/tree_node.h"
#include "lib/watcher.h"
#include "tests/harness/oracle.h"
#include "tools/queens/request.h"

struct facts {
    const struct request *request;
    struct tree_fact *list; /* one for each placement */
    size_t length, room;
    struct oracle oracle;        /* of the queens now on the board */
    int column[BOARD_MAX_SIZE];  /* where they stand; -1: no queen */
    size_t fact[BOARD_MAX_SIZE]; /* and their facts, by row */
    int steps;                   /* of the rat; -1: outside */
    int best;                    /* TREE_UNKNOWN: no answer yet */
};

/* Return the facts of a search as R asks, at its beginning.  */
struct facts facts_start(const struct request *r);

/* Tell whether R's method bounds: otherwise there are no facts.  */
bool facts_are_known(const struct request *r);

/* Follow the search by one move, which fits the board or maze.  */
void facts_see(struct facts *f, const struct event *e);

void facts_end(struct facts *f);

#endif
