/* lab_test.h - which test of squares to search with.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_RUN_LAB_TEST_H
#define TOOLS_QUEENS_RUN_LAB_TEST_H

#include "lib/board.h"

/* Return lab 01's test, or the kit's own if lab 01 is not written yet or
   WANTS_KIT.  In labs/queens, say which, and whether lab 01's is wrong on a
   small board.  */
square_test *lab_test(bool wants_kit);

#endif
