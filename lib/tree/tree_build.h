/* tree_build.h - what the makers of trees share; not for users of trees.
   SPDX-License-Identifier: MIT

   Nodes are added in depth-first order; tree_build_finish then fills in what
   can only be told at the end.  A maker may drop a leaf it has added, and so
   may who marks a tree; tree_build_finish is then called again.  */
#ifndef LIB_TREE_TREE_BUILD_H
#define LIB_TREE_TREE_BUILD_H

#include <stdint.h>

#include "lib/board.h"
#include "lib/tree/attack_map.h"
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

/* The queens on the board, as a path in a growing tree (for tree_queens.c).  A
   frame is a node of the path together with the children it has so far.
   Whatever a trace holds, a path has at most one queen a row, so that frames
   need no more room than the board has rows.  */
struct tree_path_frame {
    int node;
    bool went_down;                  /* a queen was placed below it */
    uint64_t made;                   /* columns that are children already */
    uint64_t killed;                 /* those of them that were not placed */
    int killed_node[BOARD_MAX_SIZE]; /* their nodes, by column */
};

struct tree_path {
    struct tree *tree;
    struct attack_map *cover;
    bool failed; /* memory ran out */
    int n;
    int depth;                /* queens on the path */
    int illegal;              /* those of them that should not be there */
    int used[BOARD_MAX_SIZE]; /* queens on the path, by column */
    long long below[BOARD_MAX_SIZE]; /* nodes of a complete subtree, by row;
                                        0: they cannot be counted */
    struct tree_path_frame
        frames[BOARD_MAX_SIZE + 1]; /* frames[depth]: its end */
};

/* Set up P, all zero, as the root alone of a tree of KIND for N queens.
   Return 0, or -1.  What it holds is released by tree_path_end.  */
int tree_path_start(struct tree_path *p, enum tree_kind kind, int n,
                    bool has_facts);
void tree_path_end(struct tree_path *p);

/* Return the end of the path, and the node there.  The node is good until the
   next one is added.  */
struct tree_path_frame *tree_path_top(struct tree_path *p);
struct tree_node *tree_path_node(struct tree_path *p);

/* Return how many queens the path has down to that of ROW, 0 if none.  */
int tree_path_level_of(const struct tree_path *p, int row);

/* Tell whether column COL of the next row is no child of the path's end yet,
   but would be one if it were killed.  */
bool tree_path_can_kill(struct tree_path *p, int col);

/* Give the path's end a killed child in column COL of the next row.  */
void tree_path_kill(struct tree_path *p, int col, int flags);

/* Of the columns before LIMIT of the next row, let those that are free but had
   no queen be children that were left out.  */
void tree_path_leave_out(struct tree_path *p, int limit);

/* Take all killed children from the path's end.  */
void tree_path_drop_killed(struct tree_path *p);

/* Put a queen on (ROW, COL) at the end of the path: a child which takes the
   place of a killed one there.  */
void tree_path_push(struct tree_path *p, int row, int col);

/* Take the last queen from the path.  */
void tree_path_pop(struct tree_path *p);

/* Take queens that were never taken back from the path, down to LEVEL.  */
void tree_path_forget(struct tree_path *p, int level);

#endif
