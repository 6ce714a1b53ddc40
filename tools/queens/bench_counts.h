/* bench_counts.h - what engines do, counted by callgrind.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_BENCH_COUNTS_H
#define TOOLS_QUEENS_BENCH_COUNTS_H

/* Print instructions and wrong guesses of every rung of the ladders of KIND, of
   all if that is -1, at sizes for which that takes seconds.  Return the exit
   status.  */
int bench_counts(int kind);

#endif
