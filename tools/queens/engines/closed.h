/* closed.h - some solution of N-queens, written down without a search.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_CLOSED_H
#define TOOLS_QUEENS_ENGINES_CLOSED_H

#include <stdbool.h>

/* Put a solution of N-queens, N at least 1, into QUEENS, the column of each
   row's queen.  Return false if there is none.  */
bool closed_find(int n, int *queens);

#endif
