/* mirror.h - count half of the boards: the others are their mirror images.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_MIRROR_H
#define TOOLS_QUEENS_ENGINES_MIRROR_H

#include "tools/queens/engines/parts.h"

/* Count all solutions of N-queens, N in 1 .. BITS_MAX_COUNT, in P.  */
void mirror_count(int n, int threads, struct parts *p);

#endif
