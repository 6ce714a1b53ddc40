/* tree.h - the state-space tree that a search walked.
   SPDX-License-Identifier: MIT

   A tree is made from the trace of a search (tree_make.h) and then read.  Its
   nodes are numbered from 0, the root, in the order of a depth-first walk, so
   that the nodes below node I are exactly I + 1 .. END - 1, and its children
   are found like this:

       const struct tree_node *v = tree_node(t, 0);
       for (int i = i_of_v + 1; i < v->end; i = tree_node(t, i)->end)
           tree_node(t, i);  // the next child

   In every call T must come from one of the functions that make trees, and
   NODE must lie in 0 .. tree_size(T) - 1.  */
#ifndef LIB_TREE_TREE_H
#define LIB_TREE_TREE_H

#include <stdint.h>
#include <stdio.h>

#include "lib/tree/tree_node.h"

struct attack_map;
struct board;
struct tree;

/* What counts as a node.  */
enum tree_kind {
    TREE_COMPLETE, /* every permutation, searched or not */
    TREE_SEARCH,   /* columns that no earlier row uses: placed, or killed */
    TREE_TRIES,    /* every column tested */
    TREE_PLACED,   /* queens placed, nothing else */
    TREE_MAZE,     /* cells entered, and neighbours refused */
    TREE_LIST      /* nodes of a list, generated, taken and killed */
};

struct tree_counts {
    int nodes;   /* without those that are missing */
    int answers; /* without those that are false */
    int dead;
    int killed;
    int left_out; /* of the killed ones: for no reason */
    int inferred; /* of the killed ones */
    int open;
    int wrong;   /* with a flag of TREE_WRONG, or a false bound */
    int missing; /* marked so: nothing else counts them */
    int departs; /* marked as other than expected, the missing among them */
    int tested;  /* marked by what a test under trial says of them */
    int levels;  /* the root alone: 1 */
};

/* Release T.  NULL is allowed.  */
void tree_free(struct tree *t);

enum tree_kind tree_kind(const struct tree *t);

/* Return the size of the board that was searched; 0 for a maze.  */
int tree_board_size(const struct tree *t);

int tree_size(const struct tree *t);

/* Tell whether the rat tried its moves in another order than left, down,
   right, up.  Then what it refused cannot be inferred, and is not in T.  */
bool tree_is_disordered(const struct tree *t);

const struct tree_node *tree_node(const struct tree *t, int node);

/* Return what was known at NODE, or NULL.  */
const struct tree_fact *tree_fact(const struct tree *t, int node);

/* Return the text that tree_set_note gave NODE, or NULL.  */
const char *tree_note(const struct tree *t, int node);

/* Write a copy of TEXT in NODE, one or more lines.  Return 0, or -1 with errno
   set to ENOMEM.  */
int tree_set_note(struct tree *t, int node, const char *text);

void tree_set_mark(struct tree *t, int node, enum tree_mark mark);

/* Return a board with the queens that stand above NODE, NODE's own not among
   them, or NULL with errno set to ENOMEM.  The caller releases it.  */
struct board *tree_board(const struct tree *t, int node);

/* Return the queens that attack the square of NODE, as attack_map_at does.  C
   is an empty map of its board, and is empty again at the return.  */
uint64_t tree_attackers(const struct tree *t, int node, struct attack_map *c);

struct tree_counts tree_counts(const struct tree *t);

struct tree_level {
    int nodes;
    int killed;
    int answers;
    int left_out; /* of the killed ones */
};

/* Return an array with one element a level, tree_counts(T).levels of them,
   or NULL with errno set to ENOMEM.  The caller releases it with free.  */
struct tree_level *tree_profile(const struct tree *t);

/* Write the profile of T as a table.  Return 0, or -1 with errno set.  */
int tree_profile_print(const struct tree *t, FILE *out);

/* Return a tree that holds the nodes of MINE and those of EXPECTED, marked
   TREE_EXTRA where only MINE has them, TREE_MISSING where only EXPECTED has
   them, and TREE_CHANGED where something else became of them.  Set *FIRST to
   the node of the result at which MINE first departs, in the order of the
   search, or to -1 if it never does.  Return NULL with errno set: EINVAL if
   they are of different kinds or sizes, ENOMEM.  The caller releases it.  */
struct tree *tree_diff(const struct tree *mine, const struct tree *expected,
                       int *first);

#endif
