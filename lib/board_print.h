/* board_print.h - a board as text, in each form the classic programs use.
   SPDX-License-Identifier: MIT

   For the solution 2 4 1 3 of 4-queens:

       picture      array          matrix     pairs
       . Q . .      2 4 1 3        0 1 0 0    0-1 1-3 2-0 3-2 .
       . . . Q                     0 0 0 1
       Q . . .                     1 0 0 0
       . . Q .                     0 0 1 0

   Each function writes whole lines on OUT.  They are not declared in board.h:
   labs include that, and students may call a function remove.  */
#ifndef LIB_BOARD_PRINT_H
#define LIB_BOARD_PRINT_H

#include <stdio.h>

#include "lib/board.h"

/* Write one line a row, Q for a queen and . for none.  */
void board_print_picture(const struct board *b, FILE *out);

/* Write the same with a chess queen, in UTF-8.  Whether the reader's terminal
   can show it is for the caller to know.  */
void board_print_glyphs(const struct board *b, FILE *out);

/* Write one line a row, 1 for a queen and 0 for none.  */
void board_print_matrix(const struct board *b, FILE *out);

/* Write the matrix turned, rows as columns, as programs do that place queens
   column by column.  */
void board_print_turned(const struct board *b, FILE *out);

/* Write the column of each row's queen, from 1, on one line; 0: no queen.  */
void board_print_array(const struct board *b, FILE *out);

/* Write row-col for each queen, both from 0, and a full stop, on one line.  */
void board_print_pairs(const struct board *b, FILE *out);

#endif
