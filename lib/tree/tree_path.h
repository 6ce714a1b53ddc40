/* tree_path.h - the queens on the board, as a path in a growing tree.
   SPDX-License-Identifier: MIT

   For tree_queens.c.  A frame is a node of the path together with the children
   it has so far.  Whatever a trace holds, a path has at most one queen a row,
   so that frames need no more room than the board has rows.  */
#ifndef LIB_TREE_TREE_PATH_H
#define LIB_TREE_TREE_PATH_H

#include <stdint.h>

#include "lib/board.h"
#include "lib/tree/attack_map.h"
#include "lib/tree/tree_build.h"

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
