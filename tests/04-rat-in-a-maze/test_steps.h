/* test_steps.h - graded suite of lab 04: the steps of rat_maze_find_path.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_RAT_MAZE_TEST_STEPS_H
#define TESTS_RAT_MAZE_TEST_STEPS_H

#include "tools/judge/suite/grade.h"

/* Add the criteria that ask how the search went about it.  */
void test_steps_add(struct grade *g);

#endif
