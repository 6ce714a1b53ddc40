/* maze_guide.h - what a rat that looks for its way must do next.
   SPDX-License-Identifier: MIT

   The order of the moves and where the rat has been leave no choice: the last
   move and the rat's place say what comes next.  A guide is told every move of
   a search, right or wrong, and always knows the next.

       struct maze_guide g = { .maze = m, .from = maze_start(m) };
       maze_guide_begin(&g);
       while (!g.is_over)
           maze_guide_step(&g);
       // g.found
       maze_guide_end(&g);

   Who watches a search calls maze_guide_advance instead of maze_guide_step.  */
#ifndef TOOLS_JUDGE_RIGHT_MAZE_GUIDE_H
#define TOOLS_JUDGE_RIGHT_MAZE_GUIDE_H

#include "lib/maze.h"
#include "lib/tree/tree_node.h"

struct maze_guide {
    /* To be set before the start.  */
    struct maze *maze;     /* where the rat is led; it is outside */
    struct maze_cell from; /* the first cell to be entered */
    const bool *marks;     /* by cell: closed from the start; NULL: none */
    int stop_at;           /* the way at which to stop, from 1; 0: never */
    bool seeks_shortest;   /* cells may be entered again, in fewer steps */

    /* So far.  */
    int entered; /* cells, counted each time */
    int found;
    int moves;
    int best;          /* steps of the shortest way reported; -1: none */
    int *fewest;       /* by cell: the fewest steps to it; -1: never there */
    bool is_over;      /* it must return now ... */
    struct event next; /* ... or do this */
};

/* Expect the first move of a search.  What G holds then is released by
   maze_guide_end.  */
void maze_guide_begin(struct maze_guide *g);
void maze_guide_end(struct maze_guide *g);

/* Expect what comes after E, which was made in G's maze.  */
void maze_guide_advance(struct maze_guide *g, const struct event *e);

/* Make the next move in G's maze and expect what comes after it.  */
void maze_guide_step(struct maze_guide *g);

/* Write down that the rat came to CELL, or to the goal, in STEPS steps: what
   maze_guide_advance does, for those who know the moves from a tree.  */
void maze_guide_enter(struct maze_guide *g, struct maze_cell cell, int steps);
void maze_guide_find(struct maze_guide *g, int steps);

/* Return what no way through CELL, reached in STEPS steps, is shorter than.  */
int maze_guide_bound(const struct maze_guide *g, struct maze_cell cell,
                     int steps);

/* Return why the rat must not come to CELL in STEPS steps, TREE_WALL, TREE_SEEN
   or TREE_BOUND; TREE_NO_REASON if it may.  */
enum tree_reason maze_guide_refusal(const struct maze_guide *g,
                                    struct maze_cell cell, int steps);

#endif
