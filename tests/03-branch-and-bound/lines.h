/* lines.h - the lines of lab 03 in a record.
   SPDX-License-Identifier: MIT

   For proxies and dispatch.  The whole arrays travel, not only the part that
   N uses, so that nothing else changes unseen.  */
#ifndef TESTS_BRANCH_AND_BOUND_LINES_H
#define TESTS_BRANCH_AND_BOUND_LINES_H

#include "labs/03-branch-and-bound/branch_bound.h"
#include "tests/harness/wire.h"

enum { LINES_DIAGONALS = 2 * BOARD_MAX_SIZE - 1 };

/* Append LINES to the record W, and read them from it.  */
void lines_put(struct wire *w, const struct branch_bound_lines *lines);
void lines_get(struct wire *w, struct branch_bound_lines *lines);

#endif
