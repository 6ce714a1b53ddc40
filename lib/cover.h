/* cover.h - which queens attack which squares.
   SPDX-License-Identifier: MIT

   A map of the board that every queen paints as she comes, and clears as she
   goes, so that pictures can show who attacks whom.

       struct cover *c = cover_new(8);
       cover_place(c, 0, 3);
       cover_at(c, 1, 4);        is 1: the queen of row 0 attacks (1, 4)

   In every call C must come from cover_new, and the square lie on it.  */
#ifndef LIB_COVER_H
#define LIB_COVER_H

#include <stdint.h>

struct cover;

/* Return the map of an empty board of N x N squares, or NULL with errno set:
   EINVAL if N is not in 1 .. BOARD_MAX_SIZE, ENOMEM.  */
struct cover *cover_new(int n);

/* Release C.  NULL is allowed.  */
void cover_free(struct cover *c);

/* Let the queen of ROW come to, or go from, column COL.  */
void cover_place(struct cover *c, int row, int col);
void cover_remove(struct cover *c, int row, int col);

/* Return the set of queens that attack (ROW, COL): bit I stands for the queen
   of row I.  A queen does not attack her own square.  */
uint64_t cover_at(const struct cover *c, int row, int col);

/* Return the row of the first queen in SET, or -1 if it is empty.  */
int cover_first(uint64_t set);

#endif
