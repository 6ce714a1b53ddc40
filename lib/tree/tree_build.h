/* tree_build.h - what the makers of trees share; not for users of trees.
   SPDX-License-Identifier: MIT

   Nodes are added in depth-first order; tree_build_finish then fills in what
   can only be told at the end.  A maker may drop a leaf it has added, and so
   may who marks a tree; tree_build_finish is then called again.  */
#ifndef LIB_TREE_TREE_BUILD_H
#define LIB_TREE_TREE_BUILD_H

#include "lib/tree/tree.h"

struct tree {
    struct tree_node *nodes;
    struct tree_fact *facts; /* one a node, or NULL: nothing is known */
    char **notes;            /* one a node, or NULL: nothing is noted */
    int size;
    int room; /* nodes that fit before the arrays must grow */
    int gone; /* nodes dropped and not yet swept out */
    int n;
    enum tree_kind kind;
    bool disorder; /* in a maze: moves were tried in another order */
};

enum { TREE_BUILD_GONE = 255 }; /* the state of a dropped node */

/* Return a tree without nodes, with room for facts if HAS_FACTS, or NULL.  */
struct tree *tree_build_new(enum tree_kind kind, int n, bool has_facts);

/* Add a copy of V, its DEPTH and END left to T, as the next node in depth-first
   order.  Return its index, or -1 with errno set to ENOMEM or EOVERFLOW.  */
int tree_build_add(struct tree *t, const struct tree_node *v);

/* Take NODE, a leaf, out of T.  Others keep their index until
   tree_build_finish.  */
void tree_build_drop(struct tree *t, int node);

/* Let NODE, which has its end and whose children are leaves, be killed for
   REASON: its children are dropped.  */
void tree_build_kill(struct tree *t, int node, enum tree_reason reason);

/* Set each node's END.  */
void tree_build_ends(struct tree *t);

/* Sweep out dropped nodes, set each END, number the nodes in depth-first order
   unless they have numbers of the complete tree or a list, and make live what
   leads to an answer.  Return 0, or -1 with errno set to ENOMEM.  */
int tree_build_finish(struct tree *t);

#endif
