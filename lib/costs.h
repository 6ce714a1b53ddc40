/* costs.h - what a queen costs on each square of an N x N board.
   SPDX-License-Identifier: MIT

   Least-cost queens asks for a solution whose N queens cost least together.
   Costs are whole numbers in 0 .. COSTS_MAX, so that sums never overflow.
   As text, one row a line, numbers parted by blanks:

       3 1 4
       1 5 9
       2 6 5

   In every call C must come from one of the functions that make costs, and
   ROW and COL must lie in 0 .. costs_size(C) - 1.  A caller that breaks this
   is stopped with a message that names the call and the argument.  */
#ifndef LIB_COSTS_H
#define LIB_COSTS_H

#include <stdint.h>
#include <stdio.h>

#include "lib/text/text_error.h"

enum { COSTS_MAX = 1000000 };

struct costs;

/* Return N x N costs, all 0, or NULL with errno set: EINVAL if N is not in
   1 .. BOARD_MAX_SIZE, ENOMEM.  The caller releases it with costs_free.  */
struct costs *costs_new(int n);

/* Return N x N costs in 1 .. 99 that depend on SEED only, or NULL as
   costs_new does.  */
struct costs *costs_random(int n, uint64_t seed);

/* Return the costs written in TEXT, or NULL with *ERROR saying what is wrong
   and where.  Empty lines before and after do not matter.  */
struct costs *costs_parse(const char *text, struct text_error *error);

/* Release C.  NULL is allowed.  */
void costs_free(struct costs *c);

int costs_size(const struct costs *c);

/* Return what a queen on (ROW, COL) costs.  */
int costs_at(const struct costs *c, int row, int col);

/* Return what a queen costs on each square of ROW, from left to right.  The
   costs_size(C) numbers belong to C, and change with it.  */
const int *costs_row(const struct costs *c, int row);

/* Return what a queen costs on the cheapest square of all.  */
int costs_least(const struct costs *c);

/* Let a queen on (ROW, COL) cost COST, which must lie in 0 .. COSTS_MAX.  */
void costs_set(struct costs *c, int row, int col, int cost);

#endif
