/* tree_profile.h - how many nodes of each sort a tree has on each level.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_TREE_TREE_PROFILE_H
#define LIB_TREE_TREE_PROFILE_H

#include <stdio.h>

#include "lib/tree/tree.h"

struct tree_level {
    int nodes;
    int killed;
    int answers;
    int left_out; /* of the killed ones */
};

/* Return an array with one element a level, tree_counts(T).levels of them,
   or NULL with errno set to ENOMEM.  The caller releases it with free.  */
struct tree_level *tree_profile(const struct tree *t);

/* Write the profile of T as a table.  Return 0, or -1 with errno set.  */
int tree_profile_print(const struct tree *t, FILE *out);

#endif
