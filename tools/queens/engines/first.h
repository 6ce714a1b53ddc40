/* first.h - the first solution, with a batch that says where there is none.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_ENGINES_FIRST_H
#define TOOLS_QUEENS_ENGINES_FIRST_H

#include <stdbool.h>

/* Put the first solution of N-queens in the order of the labs, N in
   1 .. BOARD_MAX_SIZE, into QUEENS, the column of each row's queen.  Return
   false if there is none.  */
bool first_find(int n, int *queens);

#endif
