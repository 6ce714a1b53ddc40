/* expected.h - the tree of a search that does everything right.
   SPDX-License-Identifier: MIT

   Made from the moves that the judges of the labs expect, not by a lab.  */
#ifndef TOOLS_QUEENS_MARKS_EXPECTED_H
#define TOOLS_QUEENS_MARKS_EXPECTED_H

#include "lib/tree/tree.h"
#include "tools/queens/run/request.h"

/* Return the tree, of KIND, that the search R should walk, as far as
   R->max_nodes.  Where a right search has a choice it does as in MINE, the tree
   of a search R: in the order of columns, and by a bound that is sharper than
   the one that lab 03 asks for, and true.  MINE may be NULL.  The caller
   releases the tree.  */
struct tree *expected_tree(const struct request *r, enum tree_kind kind,
                           const struct tree *mine);

/* The same for a search R over a list of live nodes.  */
struct tree *expected_live_tree(const struct request *r,
                                const struct tree *mine);

#endif
