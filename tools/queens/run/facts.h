/* facts.h - what is known of each node of a search that bounds.
   SPDX-License-Identifier: MIT

   Bounds of least-cost queens come from the lab's own function, and only who
   watches the search knows whether it went on.  All else that is known of a
   node is found out from the tree (marks).  */
#ifndef TOOLS_QUEENS_RUN_FACTS_H
#define TOOLS_QUEENS_RUN_FACTS_H

#include <stddef.h>

#include "lib/board.h"
#include "lib/tree/tree_node.h"
#include "tools/queens/run/request.h"

/* All zero at the beginning of a search.  */
struct facts {
    struct tree_fact *list; /* one for each placement */
    size_t length, room;
    int root; /* the bound before the first queen; 0: not said */
    size_t fact[BOARD_MAX_SIZE]; /* by row: how many there were with the queen
                                    that is there; 0: none is */
};

/* Tell whether R's method bounds: otherwise there are no facts.  */
bool facts_are_known(const struct request *r);

/* Follow the search by one move, which fits the board or maze.  */
void facts_see(struct facts *f, const struct event *e);

/* The queens that stand now have this BOUND.  */
void facts_see_bound(struct facts *f, int bound);

void facts_end(struct facts *f);

#endif
