/* tree_make.h - trees from traces, and the complete tree.
   SPDX-License-Identifier: MIT

   The trace of any search makes a tree, however wrong the search: queens on
   attacked squares, rows out of turn or queens never taken back are kept and
   flagged.

       struct tree_search s = { .n = 4, .kind = TREE_SEARCH, .ended = true };
       struct tree *t = tree_from_queens(trace, &s);
       // ...
       tree_free(t);

   Where a trace says nothing of the squares that were tested, killed children
   are inferred: a column counts as killed if it lies left of a sibling placed
   later, or if the search finished its row.  A free square that was left out
   so is a child in every kind of tree.  Whether the search was right to do
   what it did, no tree knows: who does, marks it.  */
#ifndef LIB_TREE_TREE_MAKE_H
#define LIB_TREE_TREE_MAKE_H

#include <stddef.h>

#include "lib/live.h"
#include "lib/maze.h"
#include "lib/trace.h"
#include "lib/tree/tree.h"

enum { TREE_MAX_COMPLETE = 9 }; /* 986,410 nodes */

/* What to know about a search besides its trace.  */
struct tree_search {
    int n;               /* the board's size; not used for a maze */
    enum tree_kind kind; /* TREE_SEARCH, TREE_TRIES or TREE_PLACED */
    bool ended;          /* it returned; false: crashed, or was stopped */
    long long stop_at;   /* the answer at which it was told to stop; 0: none */
    const struct tree_fact *facts; /* one per placement, or NULL */
    size_t facts_length;
};

/* Return the tree of the queens search that left TRACE behind, or NULL with
   errno set: EINVAL if S makes no sense, ENOMEM, EOVERFLOW if it has more
   nodes than an int can count.  The caller releases it with tree_free.  */
struct tree *tree_from_queens(const struct trace *trace,
                              const struct tree_search *s);

/* Return the tree of the rat's search in M, or NULL as above.  Neighbours are
   taken to be tried in the order left, down, right, up; if they were not,
   only what was left out is inferred.  With facts it is a search for a shortest
   way, which may enter a cell again.  */
struct tree *tree_from_maze(const struct trace *trace, const struct maze *m,
                            const struct tree_search *s);

/* Return the tree of the nodes that were generated for L, or NULL as above.
   They have the numbers of the list, counted from 1, and an E-node the note E
   and its turn.  BEST says what the best answer cost when a node was killed,
   LIVE_NEVER if there was none; NULL: there are no costs, and nothing is said
   of bounds.  */
struct tree *tree_from_live(const struct live *l, const int *best);

/* Return the permutation tree of N-queens with its answers, or NULL with errno
   set: EINVAL if N is not in 1 .. TREE_MAX_COMPLETE, ENOMEM.  */
struct tree *tree_complete(int n);

/* Return how many nodes the permutation tree of N-queens has, or 0 if that is
   more than a long long holds.  */
long long tree_complete_size(int n);

#endif
