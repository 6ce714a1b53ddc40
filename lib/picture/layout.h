/* layout.h - a tidy drawing of a tree.
   SPDX-License-Identifier: MIT

   Every node gets a place on a line, its level's.  Nodes of one level keep
   their order and a distance of at least GAP between their boxes; every parent
   stands in the middle between its first and its last child; a subtree keeps
   clear of all subtrees to its left, and the mirror image of a tree gets the
   mirror image of its drawing.  Takes time and memory in proportion to the
   number of nodes, also for a tree that is one long chain.

   A tree of N nodes is given by END, as in tree.h: nodes are numbered in
   depth-first order, and those below I are I + 1 .. END[I] - 1.  */
#ifndef LIB_PICTURE_LAYOUT_H
#define LIB_PICTURE_LAYOUT_H

/* Set X[I] to the middle of node I, whose box is WIDTH[I] wide, for all N
   nodes, so that the leftmost box begins at 0.  Return the width of the whole
   drawing, or -1 with errno set: ENOMEM, or ERANGE if the widths and gaps add
   up to more than LAYOUT_MAX_WIDTH.  */
int layout_place(int n, const int *end, const int *width, int gap, int *x);

enum { LAYOUT_MAX_WIDTH = 0x1fffffff };

#endif
