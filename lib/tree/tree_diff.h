/* tree_diff.h - two trees laid over each other.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_TREE_TREE_DIFF_H
#define LIB_TREE_TREE_DIFF_H

#include "lib/tree/tree.h"

/* Return a tree that holds the nodes of MINE and those of EXPECTED, marked
   TREE_EXTRA where only MINE has them, TREE_MISSING where only EXPECTED has
   them, and TREE_CHANGED where something else became of them.  Set *FIRST to
   the node of the result at which MINE first departs, in the order of the
   search, or to -1 if it never does.  Return NULL with errno set: EINVAL if
   they are of different kinds or sizes, ENOMEM.  The caller releases it.  */
struct tree *tree_diff(const struct tree *mine, const struct tree *expected,
                       int *first);

#endif
