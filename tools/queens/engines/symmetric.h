/* symmetric.h - how many boards look the same when they are turned?
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_SYMMETRIC_H
#define TOOLS_QUEENS_ENGINES_SYMMETRIC_H

#include <stdint.h>

enum { SYMMETRIC_MAX = 32 };

/* Return how many solutions of N-queens, N in 1 .. SYMMETRIC_MAX, are the same
   after TURNS quarter turns, 1 or 2.  */
uint64_t symmetric_count(int n, int turns);

/* Return how many of SOLUTIONS, the number for N, are different even after
   turning and mirroring.  */
uint64_t symmetric_unique(int n, uint64_t solutions);

#endif
