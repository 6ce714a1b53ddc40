/* walk.h - searches that leave traces, for tests of trees and pictures.
   SPDX-License-Identifier: MIT

   They turn an odometer instead of calling themselves, so that no lab's answer
   can be read here.  */
#ifndef TESTS_LIB_WALK_H
#define TESTS_LIB_WALK_H

#include "lib/maze.h"
#include "lib/trace.h"
#include "lib/tree/tree.h"
#include "lib/tree/tree_make.h"

/* Return the trace of an N-queens search, row by row and from left to right,
   up to solution STOP_AT; 0: all.  TRIES: with every square tested.  */
struct trace *walk_queens(int n, long long stop_at, bool tries);

/* Return the trace of a rat that looks for the goal of M: left, down, right,
   up.  */
struct trace *walk_maze(struct maze *m);

/* Return the tree of a walk.  */
struct tree *walk_tree(int n, enum tree_kind kind, long long stop_at,
                       bool tries);

/* Return the tree that EVENTS leave behind in a search S.  They are written as
   "+02" for a queen placed on (0, 2), "-02" for one removed, "?02" for a square
   tested and "!" for a solution reported, parted by blanks.  */
struct tree *walk_events(const char *events, struct tree_search s);

/* Return the node of T with NUMBER, or NULL.  */
const struct tree_node *walk_numbered(const struct tree *t, long long number);

#endif
