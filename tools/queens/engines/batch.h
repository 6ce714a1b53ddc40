/* batch.h - several boards at a time, level by level.
   SPDX-License-Identifier: MIT

   Backtracking takes one board down and up again, and at each node asks: is
   there a free square?  The processor guesses the answer, and is wrong at
   three nodes of four; each wrong guess costs as much as twenty additions.

   Here each row has a queue of boards.  One pass takes eight boards of a queue,
   puts a queen on the first free square of each, and appends those that still
   have a chance to the queue of the next row; boards with more free squares
   stay for the next pass.  Nothing is asked, so nothing is guessed: which of
   the eight go on is a number of eight bits, and a table says how to move them
   together.  When the next row's queue is full, it is worked on first, so the
   queues stay small.

       row 3   [a b c d e f g h] i j k l ...      one queen each
                    |
       row 4   ... b d e h                        the others are dead  */
#ifndef TOOLS_QUEENS_ENGINES_BATCH_H
#define TOOLS_QUEENS_ENGINES_BATCH_H

#include "tools/queens/engines/border.h"

/* The counters: with vectors of eight words of 16 bits, for boards up to 16, of
   eight words of 32 bits, and without any instruction of a special machine.  */
enum { BATCH_NARROW_MAX = 16 };
extern const struct border_counter batch_narrow, batch_wide, batch_plain;

/* Return the quickest counter that this machine has for a board of N.  */
const struct border_counter *batch_best(int n);

/* Count all solutions of N-queens, N in 1 .. BORDER_MAX, in P: with the
   quickest counter, or with the portable one.  */
void batch_count(int n, int threads, struct parts *p);
void batch_count_plain(int n, int threads, struct parts *p);

#endif
