/* search_tree.h - the tree of the search that the user asked for.
   SPDX-License-Identifier: MIT

       struct search_tree s = search_tree_run(&request, TREE_SEARCH);
       ... s.tree, s.title ...
       return search_tree_end(&s);  */
#ifndef TOOLS_QUEENS_SEARCH_TREE_H
#define TOOLS_QUEENS_SEARCH_TREE_H

#include "lib/tree.h"
#include "tools/queens/record.h"

struct search_tree {
    struct tree *tree;
    struct record record;
    char title[160];
    char remark[320]; /* how the search ended, or the costs; "" */
};

/* Run the search that R asks for, and make a tree of KIND from it.  If the
   search does not end by itself, say so: the tree shows what it did.  */
struct search_tree search_tree_run(const struct request *r,
                                   enum tree_kind kind);

/* Return the line that is to stand below the title, or NULL.  */
const char *search_tree_remark(const struct search_tree *s);

/* Release what S holds.  Return the exit status it deserves.  */
int search_tree_end(struct search_tree *s);

#endif
