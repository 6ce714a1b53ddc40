/* test_shortest.h - graded suite of lab 04: rat_maze_shortest.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_RAT_MAZE_TEST_SHORTEST_H
#define TESTS_RAT_MAZE_TEST_SHORTEST_H

#include "tools/judge/suite/grade.h"

/* Add the criteria of rat_maze_shortest.  */
void test_shortest_add(struct grade *g);

#endif
