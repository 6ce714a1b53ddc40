/* oracle.h - what the judge knows for itself.
   SPDX-License-Identifier: MIT

   The judge believes no answer that it cannot check.  It must not check with
   a lab's solution, which may be wrong and must not be given away, so it
   knows attacks in another way: each queen put on the oracle's board adds one
   to every square she attacks.

       struct oracle o = oracle_start(4);
       oracle_place(&o, 0, 1);
       oracle_attackers(&o, 1, 3);      // 0: (1, 3) is safe  */
#ifndef TOOLS_JUDGE_RIGHT_ORACLE_H
#define TOOLS_JUDGE_RIGHT_ORACLE_H

#include "lib/board.h"

struct oracle {
    int n;
    unsigned char attackers[BOARD_MAX_SIZE][BOARD_MAX_SIZE];
};

/* Return the oracle of an empty board of N x N squares.  */
struct oracle oracle_start(int n);

/* Return the oracle of a board with the queens of B in rows 0 .. ROWS - 1.  */
struct oracle oracle_of(const struct board *b, int rows);

/* Record that a queen stands on (ROW, COL).  */
void oracle_place(struct oracle *o, int row, int col);

/* Return how many of the queens attack (ROW, COL).  */
int oracle_attackers(const struct oracle *o, int row, int col);

/* Advance COLS, columns of the first ROWS rows of an N x N board, to the next
   in the order of counting with N digits whose queens attack one another
   nowhere and whose first FIXED columns are the same.  Return false if there is
   none.  To have the first, let the columns from FIXED on be 0 and then the
   last of them -1.  With ROWS equal to N these are the solutions.  */
bool oracle_next_safe(int n, int fixed, int rows, int *cols);

#endif
