/* puzzle.h - least-cost queens to be solved, and what is known about them.
   SPDX-License-Identifier: MIT

   What a puzzle's best solution costs is what the judge's guide says.  */
#ifndef TESTS_BRANCH_AND_BOUND_PUZZLE_H
#define TESTS_BRANCH_AND_BOUND_PUZZLE_H

#include <stdint.h>
#include <stdio.h>

#include "lib/costs.h"
#include "tools/judge/right/board_guide.h"

enum { PUZZLES = 64 };

struct puzzle {
    int n;
    struct costs *costs;
    square_test *is_safe;
    struct board *best; /* a cheapest solution, or NULL */
    int best_cost;      /* -1: there is none */
    int improvements;   /* solutions that a search in order reports */
};

/* Return puzzle NUMBER, 0 .. PUZZLES - 1, of those that depend on SEED; small
   ones come first.  It is kept: nobody releases it.  */
const struct puzzle *puzzle(int number, uint64_t seed);

/* Return a new puzzle of N x N squares with the queens' test, and release it.
   Its costs are random, but the queens of solutions_started cost nothing in the
   last rows: a bound that overlooks one of their columns is too high.  */
struct puzzle *puzzle_of_size(int n, uint64_t seed);
void puzzle_free(struct puzzle *p);

/* Return a guide that has found a cheapest solution with the queens of B in
   the rows before ROWS, and put this one, or NULL, into *BEST.  The caller
   releases it.  The guide's board is gone.  */
struct board_guide puzzle_solve(const struct puzzle *p, const struct board *b,
                                int rows, struct board **best);

/* Return what the queens of B cost.  */
int puzzle_cost_on(const struct puzzle *p, const struct board *b);

/* Draw the costs, unless they are too many, those under the queens of B in
   brackets, those under other queens, of OTHER, in parentheses.  Each may be
   NULL.  */
void puzzle_draw(FILE *f, const struct puzzle *p, const struct board *b,
                 const struct board *other);

/* One call of branch_bound_cheapest, watched.  */
struct run {
    /* To be set before the call.  */
    const struct puzzle *p;
    int stop_at;         /* the report after which to stop, 0: never */
    bool checks_reports; /* complain at once about wrong and missing ones */
    void (*expect)(const struct run *run); /* looks at the end */

    /* What came of it.  */
    struct board *b;
    int said;         /* what it returned */
    int placed;       /* queens, */
    int placed_after; /* and of these, after it was told to stop */
    int reports;
    int reported; /* the cost of the last one */
    bool is_due;  /* a better solution is on the board, not reported yet */
    int refused;  /* queens that were to be put into a row that has one, */
    struct event first_refused; /* and the first of them */

    /* The first dead node with a queen below it; NULL: there was none.  */
    struct board *survivor;
    int survivor_bound, survivor_best; /* its bound, and the best so far */
    bool is_certain; /* it was not the best solution put back at the end */
    bool is_dead;    /* the node on the board is dead */
    struct board_guide guide; /* knows bounds, and the best seen so far, whether
                                 reported or not */
};

/* Solve each puzzle, and let EXPECT look at the run, of which WANTS has set
   what is to be set before the call.  WANTS tells whether it is to be made.  */
void run_all(bool (*wants)(struct run *run, int number),
             void (*expect)(const struct run *run));

#endif
