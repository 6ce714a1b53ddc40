/* count.h - queens count, for whoever else wants to know how many there are.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_COUNT_H
#define TOOLS_QUEENS_COUNT_H

#include <stdbool.h>

/* Count the solutions of N-queens with ENGINE, an index into engines, and print
   their number, up to symmetry if UNIQUE, and unless QUIET what it took.  */
void count_print(int n, int engine, bool unique, bool quiet);

#endif
