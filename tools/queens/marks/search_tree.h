/* search_tree.h - the tree of the search that the user asked for.
   SPDX-License-Identifier: MIT

       struct search_tree s = search_tree_run(&request, TREE_SEARCH);
       // s.tree, s.title
       return search_tree_end(&s);  */
#ifndef TOOLS_QUEENS_MARKS_SEARCH_TREE_H
#define TOOLS_QUEENS_MARKS_SEARCH_TREE_H

#include "lib/tree/tree.h"
#include "tools/judge/right/board_guide.h"
#include "tools/judge/right/maze_guide.h"
#include "tools/queens/run/recording.h"

struct search_tree {
    struct tree *tree;
    struct recording record;
    char title[160];
    char remark[340]; /* how the search ended, or the costs; "" */
};

/* Run the search that R asks for, and make a tree of KIND from it.  If the
   search does not end by itself, say so: the tree shows what it did.  */
struct search_tree search_tree_run(const struct request *r,
                                   enum tree_kind kind);

/* Return the tree of REC, the record of R's search, in which is marked what
   breaks the rules of the labs.  */
struct tree *search_tree_of(const struct recording *rec,
                            const struct request *r, enum tree_kind kind);

/* Return who knows what a search R must do.  The caller releases the guide's
   board; the guide's maze is R's.  */
struct board_guide search_tree_board_guide(const struct request *r);
struct maze_guide search_tree_maze_guide(const struct request *r);

/* Put the costs of C, row by row, into TEXT if they fit.  */
void search_tree_name_costs(const struct costs *c, char *text, size_t size);

/* Return the line that is to stand below the title, or NULL.  */
const char *search_tree_remark(const struct search_tree *s);

/* Release what S holds.  Return the exit status it deserves.  */
int search_tree_end(struct search_tree *s);

#endif
