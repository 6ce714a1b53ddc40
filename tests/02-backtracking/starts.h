/* starts.h - boards on which a search begins.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_BACKTRACKING_STARTS_H
#define TESTS_BACKTRACKING_STARTS_H

#include "tests/02-backtracking/search.h"

/* Call TRY_ONE with a search for all solutions from every board of N that has
   queens in its first ROWS rows, none of them attacked.  */
void starts_from_each(int n, int rows, void (*try_one)(struct search *s));

/* Call TRY_ONE with a search of the last ROWS rows of a board of each size in
   solutions_sizes.  Who cannot begin on a board that has queens already loses
   the criterion for that, and not all of them: then there is no call.  */
void starts_large(int rows, void (*try_one)(struct search *s));

#endif
