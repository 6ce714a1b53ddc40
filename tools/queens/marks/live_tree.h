/* live_tree.h - the tree of a search over a list of live nodes.
   SPDX-License-Identifier: MIT

       struct live_tree t = live_tree_run(&request);
       // t.tree, t.title, t.remark
       return live_tree_end(&t);  */
#ifndef TOOLS_QUEENS_MARKS_LIVE_TREE_H
#define TOOLS_QUEENS_MARKS_LIVE_TREE_H

#include "lib/live.h"
#include "lib/tree/tree.h"
#include "tools/judge/report/live_record.h"
#include "tools/queens/run/request.h"

struct live_tree {
    struct tree *tree;
    struct live *list;
    struct costs *costs; /* all 0, if the request has none */
    struct live_record record;
    bool is_full; /* the list had no room for more */
    enum runner_fate fate;
    char title[160];
    char remark[400];
};

/* Run the search that R asks for, --live, and make a tree of it.  If it does
   not end by itself, say so: the tree shows what it did.  What a right search
   does not do is marked in it.  */
struct live_tree live_tree_run(const struct request *r);

/* Return a list for the search that R asks for.  The caller releases it.  */
struct live *live_tree_list(const struct request *r);

/* Release what T holds.  Return the exit status it deserves.  */
int live_tree_end(struct live_tree *t);

#endif
