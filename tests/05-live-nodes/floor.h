/* floor.h - what the bound that lab 05 asks for is good for.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_LIVE_NODES_FLOOR_H
#define TESTS_LIVE_NODES_FLOOR_H

#include "tests/05-live-nodes/parts.h"

/* Return how many nodes of T have such a bound (live_guide_floor), and only
   such ancestors, that is not above COST, and have not all queens.  A search by
   a bound at least as sharp, least bound first, where COST is that of the
   answer, takes no other node: until it has the answer, a live node with a
   bound of at most COST leads there.  */
int floor_count(const struct task *t, int cost);

/* Return the cost of a cheapest solution of T that has the queens of B (NULL:
   any), -1: there is none, and put it into *BEST, or NULL.  The caller releases
   it.  */
int floor_cheapest(const struct task *t, const struct board *b,
                   struct board **best);

#endif
