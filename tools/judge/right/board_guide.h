/* board_guide.h - what a search for queens must do next.
   SPDX-License-Identifier: MIT

   Searching row by row, and in a row from left to right, leaves no choice: the
   last move and the board say what the next one is.  A guide is told every
   move of a search, right or wrong, and always knows the next.  Who looks for
   the least cost may try the columns of a row in any order.

       struct board_guide g = { .board = b, .is_safe = square_test_queens };
       board_guide_begin(&g);
       while (!g.is_over)
           board_guide_step(&g);
       // g.found

   Who watches a search calls board_guide_advance instead of
   board_guide_step.  */
#ifndef TOOLS_JUDGE_RIGHT_BOARD_GUIDE_H
#define TOOLS_JUDGE_RIGHT_BOARD_GUIDE_H

#include <stdint.h>

#include "lib/board.h"
#include "lib/costs.h"

/* A bound in place of the one that lab 03 asks for: return what no solution
   with the queens of B in the rows before ROWS costs less than.  FLOOR is the
   one that is asked for.  */
typedef int board_guide_bound(void *self, const struct board *b, int rows,
                              int floor);

struct board_guide {
    /* To be set before the start.  */
    struct board *board; /* where the search moves */
    int from;            /* the first row to be filled */
    square_test *is_safe;
    int stop_at;               /* the solution at which to stop, from 1; 0:
                                  never */
    bool looks_ahead;          /* a later row without a safe square kills */
    const struct costs *costs; /* NULL: any solution is good enough */
    board_guide_bound *bound;  /* NULL: the one that is asked for */
    void *self;                /* for BOUND */

    /* So far.  */
    int placements;
    int killed; /* of these, to be taken away at once */
    int found;
    int moves;         /* of any kind, tests of squares not counted */
    bool is_over;      /* it must return now ... */
    struct event next; /* ... or do this */
    int killing_row;   /* because of this row, -1: for no such reason */
    int floor;         /* what the queens cost, and each row without one at
                          least; */
    int root;          /* this at the start */
    int best;          /* what the best solution reported costs; -1: none */
    int least[BOARD_MAX_SIZE]; /* what the cheapest square of a row costs */

    /* By row: the columns that had a queen, a bit each, since the row before
       has its own.  */
    uint64_t tried[BOARD_MAX_SIZE];
};

/* Expect the first move of a search.  */
void board_guide_begin(struct board_guide *g);

/* Expect what comes after E, which was made on G's board.  */
void board_guide_advance(struct board_guide *g, const struct event *e);

/* Make the next move on G's board and expect what comes after it.  */
void board_guide_step(struct board_guide *g);

/* Tell whether E, which is to be made on a safe square if it places a queen, is
   what may come next.  */
bool board_guide_agrees(const struct board_guide *g, const struct event *e);

/* Expect what comes when the queen that is to be placed next has been there,
   though she never was.  */
void board_guide_pass(struct board_guide *g);

/* Make moves until the next queen was placed, or the next solution reported;
   G's board then has it.  Return false if G is over without that.  */
bool board_guide_place(struct board_guide *g);
bool board_guide_find(struct board_guide *g);

/* Tell whether the search was told to stop.  */
bool board_guide_is_stopped(const struct board_guide *g);

/* Return the first row from ROWS on without a square that IS_SAFE allows, or
   -1.  */
int board_guide_full_row(const struct board *b, int rows, square_test *is_safe);

/* Tell whether a node of an N x N board is dead by its BOUND if the best
   solution so far costs BEST, -1: there is none.  More than any queens can
   cost means that no solution is left.  */
bool board_guide_kills(int n, int bound, int best);

#endif
