/* test_moves.h - graded suite of lab 02: the moves of the search.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_BACKTRACKING_TEST_MOVES_H
#define TESTS_BACKTRACKING_TEST_MOVES_H

#include "tools/judge/suite/grade.h"

/* Add the criteria that ask how the search went about it.  */
void test_moves_add(struct grade *g);

#endif
