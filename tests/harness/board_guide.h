/* board_guide.h - what a search for queens must do next.
   SPDX-License-Identifier: MIT

   Searching row by row, and in a row from left to right, leaves no choice: the
   last move and the board say what the next one is.  A guide watches a search
   and ends the test at the first move that is another one, with a picture of
   the node where that happened.

       struct board_guide g = { .board = b, .call = "solve(board, 0)",
                                .is_safe = square_test_queens };
       board_guide_start(&g);
       board_guide_end(&g, solve(b, 0));
       g.placements ...  */
#ifndef TESTS_HARNESS_BOARD_GUIDE_H
#define TESTS_HARNESS_BOARD_GUIDE_H

#include "lib/board.h"

/* For searches that look ahead: return a row because of which no solution has
   the queens of B in the rows before ROWS, or -1 if none can be named.  */
typedef int board_guide_killer(const struct board *b, int rows,
                               square_test *is_safe);

struct board_guide {
    /* To be set before the start.  */
    struct board *board; /* where the search is to move */
    const char *call;    /* as the student knows it */
    int from;            /* the first row to be filled */
    square_test *is_safe;
    int stop_at; /* the solution at which to stop, from 1; 0: never */
    board_guide_killer *killer; /* NULL: every node is gone below */

    /* So far.  */
    int placements;
    int killed; /* of these, taken away at once because of KILLER */
    int found;
    int moves;         /* of any kind, tests of squares not counted */
    bool is_over;      /* it must return now ... */
    struct event next; /* ... or do this */
    int killing_row;   /* because of this row, -1: for no such reason */
};

/* Expect the first move of a search; without a judge, who watches, make it on
   G's board and tell G, and so on until G is over.  */
void board_guide_begin(struct board_guide *g);

/* Expect what comes after E, which was made on G's board.  */
void board_guide_advance(struct board_guide *g, const struct event *e);

/* Tell whether the search was told to stop.  */
bool board_guide_is_stopped(const struct board_guide *g);

/* Begin to watch the board of G.  */
void board_guide_start(struct board_guide *g);

/* Compare what the search returned, SAID, with what it had to, and stop
   watching.  */
void board_guide_end(struct board_guide *g, bool said);

#endif
