/* branch_bound.h - lab 03: test faster, look ahead, and bound.
   SPDX-License-Identifier: MIT

   Three parts, each graded for itself.  Rows and columns are numbered from 0,
   and boards have up to BOARD_MAX_SIZE rows.  The searches of parts A and B go
   row by row and in a row from column 0 to the right, as in lab 02.  You may
   trust your callers: the squares they name lie on the board.  */
#ifndef LABS_BRANCH_BOUND_H
#define LABS_BRANCH_BOUND_H

#include "lib/board.h"
#include "lib/costs.h"

/* Part A: lookup arrays.  A free square is recognised by three array looks.

   All squares of one slash diagonal (/) have the same slash code, all squares
   of one backslash diagonal (\) the same backslash code.  Codes are numbered
   0 .. 2 * N - 2.  */

/* Return the slash code of (ROW, COL): (0, 0) has 0, (N-1, N-1) the last.  */
int branch_bound_slash(int n, int row, int col);

/* Return the backslash code of (ROW, COL): (0, N-1) has 0, (N-1, 0) the
   last.  */
int branch_bound_backslash(int n, int row, int col);

/* Which columns and diagonals of an N x N board have a queen.  */
struct branch_bound_lines {
    int n;
    bool column[BOARD_MAX_SIZE];
    bool slash[2 * BOARD_MAX_SIZE - 1];     /* by slash code */
    bool backslash[2 * BOARD_MAX_SIZE - 1]; /* by backslash code */
};

/* Record in LINES that a queen now stands on (ROW, COL), a free square.  */
void branch_bound_take(struct branch_bound_lines *lines, int row, int col);

/* Record in LINES that the queen on (ROW, COL) is gone.  */
void branch_bound_release(struct branch_bound_lines *lines, int row, int col);

/* Tell whether no queen recorded in LINES shares a column or a diagonal with
   (ROW, COL).  */
bool branch_bound_is_free(const struct branch_bound_lines *lines, int row,
                          int col);

/* Do what backtracking_solve of lab 02 does, with LINES instead of a test: it
   records the queens in the rows before ROW at the call, is kept up to date
   with B, move by move (B first or LINES first, as you like), and at the
   return records the queens that B then has.  LINES->n is board_size(B).  */
bool branch_bound_solve(struct board *b, int row,
                        struct branch_bound_lines *lines);

/* Part B: look-ahead.  */

/* Do what backtracking_solve of lab 02 does, but after placing a queen, and
   before going down to the next row, look ahead: if some later row has no
   square that IS_SAFE allows, the node is dead, so take the queen away and go
   on with the next column.  (IS_SAFE(B, r, c) answers for any later row r: it
   considers the queens in the rows before r.  Whether you look ahead before
   the first queen of a call, too, is up to you.)  */
bool branch_bound_look_ahead(struct board *b, int row, square_test *is_safe);

/* Part C: least-cost queens.  A solution has a queen in each row, of which
   none attacks another, and costs the sum of costs_at(C, row, col) over them.
   IS_SAFE may forbid more than lab 01's test does, and never less.  */

/* Return a lower bound: a number that is not above the cost of any solution
   that has the queens of B in the rows before ROW (the later rows are
   empty); any number, if there is none.  If every row has a queen, return
   exactly what they cost.

   The bound that is asked for adds to the cost of the queens on B, for each
   later row, the least cost in that row.  A sharper one is welcome.  */
int branch_bound_lower(const struct board *b, const struct costs *c, int row);

/* Find a cheapest solution on the empty board B.  Search depth first, row by
   row, the columns of a row in any order, and keep the best solution so far;
   after placing a queen, take her away again (or do not place her at all)
   unless branch_bound_lower is below the best cost so far: a node that can at
   best equal it is dead.  Call
   board_found(B) each time a solution better than all before is on B, and stop
   searching if it returns true.

   Return the cost of the best solution found and leave its queens on B, or
   return -1 with B empty if there is none.  */
int branch_bound_cheapest(struct board *b, const struct costs *c,
                          square_test *is_safe);

#endif
