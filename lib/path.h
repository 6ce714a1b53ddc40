/* path.h - the queens on the board, as a path in a growing tree.
   SPDX-License-Identifier: MIT

   For tree_queens.c.  A frame is a node of the path together with the children
   it has so far.  Whatever a trace holds, a path has at most one queen a row,
   so that frames need no more room than the board has rows.  */
#ifndef LIB_PATH_H
#define LIB_PATH_H

#include <stdint.h>

#include "lib/board.h"
#include "lib/build.h"
#include "lib/cover.h"

struct path_frame {
    int node;
    bool went_down;                  /* a queen was placed below it */
    uint64_t made;                   /* columns that are children already */
    uint64_t killed;                 /* those of them that were not placed */
    int killed_node[BOARD_MAX_SIZE]; /* their nodes, by column */
};

struct path {
    struct tree *tree;
    struct cover *cover;
    bool failed; /* memory ran out */
    int n;
    int depth;                /* queens on the path */
    int illegal;              /* those of them that should not be there */
    int used[BOARD_MAX_SIZE]; /* queens on the path, by column */
    long long below[BOARD_MAX_SIZE]; /* nodes of a complete subtree, by row;
                                        0: they cannot be counted */
    struct path_frame frames[BOARD_MAX_SIZE + 1]; /* frames[depth]: its end */
};

/* Set up P, all zero, as the root alone of a tree of KIND for N queens.
   Return 0, or -1.  What it holds is released by path_end.  */
int path_start(struct path *p, enum tree_kind kind, int n, bool has_facts);
void path_end(struct path *p);

/* Return the end of the path, and the node there.  The node is good until the
   next one is added.  */
struct path_frame *path_top(struct path *p);
struct tree_node *path_node(struct path *p);

/* Return how many queens the path has down to that of ROW, 0 if none.  */
int path_level_of(const struct path *p, int row);

/* Tell whether no queen attacks some square of the next row.  */
bool path_has_free_square(const struct path *p);

/* Tell whether column COL of the next row is no child of the path's end yet,
   but would be one if it were killed.  */
bool path_can_kill(struct path *p, int col);

/* Give the path's end a killed child in column COL of the next row.  */
void path_kill(struct path *p, int col, int flags);

/* Of the columns before LIMIT of the next row, let those that are free but had
   no queen be children that were left out.  */
void path_leave_out(struct path *p, int limit);

/* Tell whether COL, or a column right of it, had its queen already.  */
bool path_came_later(struct path *p, int col);

/* Take all killed children from the path's end.  */
void path_drop_killed(struct path *p);

/* Put a queen on (ROW, COL) at the end of the path: a child which takes the
   place of a killed one there.  */
void path_push(struct path *p, int row, int col);

/* Take the last queen from the path.  */
void path_pop(struct path *p);

/* Take queens that were never taken back from the path, down to LEVEL.  */
void path_forget(struct path *p, int level);

#endif
