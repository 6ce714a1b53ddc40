/* puzzle.h - least-cost queens to be solved, and what is known about them.
   SPDX-License-Identifier: MIT

   What a puzzle's best solution costs is read off the list of all its nodes.
   How many queens the search of branch_bound.h places is read off it too:
   each node of the list is dead or not by what stands before it.  */
#ifndef TESTS_BRANCH_AND_BOUND_PUZZLE_H
#define TESTS_BRANCH_AND_BOUND_PUZZLE_H

#include <stdint.h>
#include <stdio.h>

#include "lib/costs.h"
#include "tests/03-branch-and-bound/nodes.h"

enum { PUZZLES = 64, PUZZLE_NONE = -1 };

struct puzzle {
    struct costs *costs;
    square_test *is_safe;
    struct nodes tree;         /* all of it */
    int least[NODES_ROWS + 1]; /* that the rows from this one on cost */
    int best;         /* node with a cheapest solution, or PUZZLE_NONE */
    int placements;   /* of a search that prunes by the least of each row */
    int improvements; /* solutions that such a search reports */
};

/* Return puzzle NUMBER, 0 .. PUZZLES - 1, of those that depend on SEED; small
   ones come first.  It is kept: nobody releases it.  */
const struct puzzle *puzzle(int number, uint64_t seed);

/* Return what the queens of node I cost.  */
int puzzle_cost(const struct puzzle *p, int i);

/* Return the node with a cheapest solution at or below node I, or
   PUZZLE_NONE.  */
int puzzle_best_below(const struct puzzle *p, int i);

/* Return what the queens of B cost.  */
int puzzle_cost_on(const struct puzzle *p, const struct board *b);

/* Draw the costs, those under the queens of B in brackets, those under the
   other queens of node I in parentheses.  B may be NULL, I PUZZLE_NONE.  */
void puzzle_draw(FILE *f, const struct puzzle *p, const struct board *b, int i);

#endif
