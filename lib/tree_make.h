/* tree_make.h - trees from traces, and the complete tree.
   SPDX-License-Identifier: MIT

   The trace of any search makes a tree, however wrong the search: queens on
   attacked squares, rows out of turn or queens never taken back are kept and
   flagged.

       struct tree_search s = { .n = 4, .kind = TREE_SEARCH, .ended = true };
       struct tree *t = tree_from_queens(trace, &s);
       ...
       tree_free(t);

   Where a trace says nothing of the squares that were tested, killed children
   are inferred: a column counts as killed if it lies left of a sibling placed
   later, or if the search finished its row.

   A strict tree is held to the rules that the labs set: every free square has
   its queen in turn, from left to right; nothing is killed but for a fact, and
   then for certain; an answer is reported; after the last one nothing more is
   done.  */
#ifndef LIB_TREE_MAKE_H
#define LIB_TREE_MAKE_H

#include <stddef.h>

#include "lib/maze.h"
#include "lib/trace.h"
#include "lib/tree.h"

enum { TREE_MAX_COMPLETE = 9 }; /* 986,410 nodes */

/* What to know about a search besides its trace.  */
struct tree_search {
    int n;               /* the board's size; not used for a maze */
    enum tree_kind kind; /* TREE_SEARCH, TREE_TRIES or TREE_PLACED */
    bool ended;          /* it returned; false: crashed, or was stopped */
    long long stop_at;   /* the answer at which it was told to stop; 0: none */
    bool strict;         /* flag whatever breaks the rules of the labs */
    bool seeks_best;     /* with an answer, bounds may leave squares out */
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
   refusals are not inferred.  A search with facts is one for the shortest
   way.  */
struct tree *tree_from_maze(const struct trace *trace, const struct maze *m,
                            const struct tree_search *s);

/* Return the permutation tree of N-queens with its answers, or NULL with errno
   set: EINVAL if N is not in 1 .. TREE_MAX_COMPLETE, ENOMEM.  */
struct tree *tree_complete(int n);

/* Return how many nodes the permutation tree of N-queens has, or 0 if that is
   more than a long long holds.  */
long long tree_complete_size(int n);

#endif
