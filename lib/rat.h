/* rat.h - what a rat in a maze knows: where it has been, and the best way.
   SPDX-License-Identifier: MIT

   For tree_maze.c: it tells why a cell is refused.  */
#ifndef LIB_RAT_H
#define LIB_RAT_H

#include "lib/maze.h"
#include "lib/tree_node.h"

enum { RAT_MOVES = 4 };

/* Rows down and columns to the right, in the order left, down, right, up.  */
extern const struct maze_cell rat_moves[RAT_MOVES];

struct rat {
    const struct maze *maze;
    bool seeks_best; /* it looks for a shortest way */
    int *fewest;     /* by cell: one more than the steps to it; 0: not seen */
    int best;        /* one more than the steps of the best way; 0: none */
};

/* Set up R, a rat that has been nowhere in M.  Return 0, or -1 with errno set
   to ENOMEM.  What it holds is released by rat_end.  */
int rat_start(struct rat *r, const struct maze *m, bool seeks_best);
void rat_end(struct rat *r);

/* Return the number of the move that leads DOWN and RIGHT, RAT_MOVES if none
   does.  */
int rat_move(int down, int right);

/* Tell whether MOVE comes before one of those that were made, bit I of WENT for
   move I.  */
bool rat_is_late(unsigned went, int move);

/* Tell whether (ROW, COL) is in the maze.  */
bool rat_has_cell(const struct rat *r, int row, int col);

/* The rat enters (ROW, COL), or finds a way, after STEPS steps.  */
void rat_enter(struct rat *r, int row, int col, int steps);
void rat_find(struct rat *r, int steps);

/* Return why R should not enter (ROW, COL), a cell in the maze, after STEPS
   steps: TREE_SKIPPED if nothing stands in the way.  If it is for its bound,
   set *FACT.  */
enum tree_reason rat_refusal(const struct rat *r, int row, int col, int steps,
                             struct tree_fact *fact);

#endif
