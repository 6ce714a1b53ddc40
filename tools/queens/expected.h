/* expected.h - the tree of a search that does everything right.
   SPDX-License-Identifier: MIT

   Made from the moves that the judges of the labs expect, not by a lab.  */
#ifndef TOOLS_QUEENS_EXPECTED_H
#define TOOLS_QUEENS_EXPECTED_H

#include "lib/tree.h"
#include "tools/queens/request.h"

/* Return the tree, of KIND, that the search R should walk, as far as
   R->max_nodes.  R's method must be one of those that leave no choice; the
   caller releases the tree.  */
struct tree *expected_tree(const struct request *r, enum tree_kind kind);

/* Tell whether R's method leaves no choice.  */
bool expected_is_known(const struct request *r);

#endif
