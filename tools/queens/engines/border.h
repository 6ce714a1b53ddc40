/* border.h - count an eighth of the boards: turned and mirrored, they give all.
   SPDX-License-Identifier: MIT

   A solution has one queen on each border: top row, bottom row, left and right
   column.  If none stands in a corner, read how far each is from the nearer
   corner of her border.  Turning and mirroring the board brings any of the four
   to the top, left of the middle, and changes no distance.  So it is enough to
   look at boards whose top queen has the least distance M of the four:

       column 0 and column n-1   have their queens in rows M .. n-1-M
       the bottom row            has its queen in columns M .. n-1-M

   Of the eight images of a board, as many look like this as borders have
   distance M: k of them.  Each counts 8/k times.

   With a queen in a corner, that corner is brought to the top left.  Two of the
   eight images are left, mirrored at the diagonal; the one is taken whose queen
   in row 1 stands nearer to the corner than the queen in column 1.  */
#ifndef TOOLS_QUEENS_ENGINES_BORDER_H
#define TOOLS_QUEENS_ENGINES_BORDER_H

#include <stddef.h>

#include "tools/queens/engines/parts.h"

enum { BORDER_MAX = 32 };

/* What the rule asks of a row.  */
struct border_row {
    uint32_t may;    /* the squares that can be used */
    uint32_t met;    /* a queen on one of these has distance M; in all rows but
                        the bottom one: at an end, in row M or n-1-M */
    uint32_t closed; /* columns that must be taken when the row is done */
    bool is_last;    /* only the bottom row comes after it */
};

/* ... and of all rows below a top queen.  */
struct border_rule {
    int n;
    struct border_row rows[BORDER_MAX];
};

/* The search below some queens in the first rows.  */
struct border_part {
    const struct border_rule *rule;
    int row;                       /* the first without a queen, at most n-2 */
    uint32_t columns, left, right; /* attacked in it */
    int k;                         /* borders at distance M so far */
};

/* How to count the boards of PART: those with k borders at distance M are added
   to FOUND[k].  MEMORY, cleared before the first call, is the thread's own.  */
struct border_counter {
    void (*below)(const struct border_part *part, uint64_t *found,
                  void *memory);
    size_t memory; /* bytes; 0: it needs none */
};

/* Count all solutions of N-queens, N in 1 .. BORDER_MAX, in P: divide the
   search into parts, and let THREADS threads take one after the other to
   COUNTER.  */
void border_run(int n, int threads, struct parts *p,
                const struct border_counter *counter);

/* The engine that takes one board at a time.  */
void border_count(int n, int threads, struct parts *p);

#endif
