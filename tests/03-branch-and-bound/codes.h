/* codes.h - the codes of diagonals, right ones and others.
   SPDX-License-Identifier: MIT

   Right codes are found by walking along each diagonal and numbering it, in the
   order that branch_bound.h gives, not by a formula.  Who numbers diagonals
   otherwise has lost the criterion for that: in lines they then have the codes
   that branch_bound_take gives them, as long as these tell them apart.  */
#ifndef TESTS_BRANCH_AND_BOUND_CODES_H
#define TESTS_BRANCH_AND_BOUND_CODES_H

#include "labs/03-branch-and-bound/branch_bound.h"

enum { CODES = 2 * BOARD_MAX_SIZE - 1 };

/* Return the right codes of (ROW, COL) on a board of N x N squares.  */
int codes_slash(int n, int row, int col);
int codes_backslash(int n, int row, int col);

/* Forget what was asked: the next pass asks the same again.  */
void codes_forget(void);

/* Tell whether lines of a board of N x N squares can be compared.  If not, the
   codes for this size are wrong, and that cost a criterion already.  */
bool codes_can(int n);

/* Take the lines of (ROW, COL) in LINES, by the right codes or by those of the
   code under test.  */
void codes_take(struct branch_bound_lines *lines, int row, int col);

#endif
