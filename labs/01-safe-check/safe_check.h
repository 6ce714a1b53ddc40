/* safe_check.h - lab 01: which squares does a queen attack?
   SPDX-License-Identifier: MIT

   A queen attacks along her row, her column and both her diagonals, however
   far.  Queens standing in between change nothing here.

   Rows and columns are numbered from 0, with (0, 0) at the top left.  You may
   trust your callers: every square they name lies on the board, and boards and
   matrices have up to BOARD_MAX_SIZE rows.  */
#ifndef LABS_SAFE_CHECK_H
#define LABS_SAFE_CHECK_H

#include "lib/board.h"

/* Tell whether a queen on (R1, C1) attacks the square (R2, C2): they share a
   row, a column or a diagonal.  A queen does not attack her own square.  */
bool safe_check_attacks(int r1, int c1, int r2, int c2);

/* Tell whether (ROW, COL) is safe from the queens in the rows before ROW.
   Queens in ROW itself and in later rows do not count; a row may be empty.  */
bool safe_check_is_safe(const struct board *b, int row, int col);

/* Answer the same question on a matrix: CELLS holds N x N numbers, row by
   row, 1 for a queen and 0 for none, so (r, c) is CELLS[r * N + c].  Several
   queens may stand in one row.  Tell whether (ROW, COL) is safe from the
   queens above it in its column and on its two diagonals, as far as these lie
   on the board.  What stands on other squares does not matter.  */
bool safe_check_scan(int n, const int *cells /* [n * n] */, int row, int col);

/* Return the number of pairs of queens on B that attack each other.  Each
   pair counts once.  */
int safe_check_pairs(const struct board *b);

#endif
