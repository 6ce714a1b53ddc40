/* parts.h - the parts of lab 03's graded suite, and what they share.
   SPDX-License-Identifier: MIT

   They know the contract, branch_bound.h, and no implementation: their calls
   reach the code under test in its own process.  Small cases come first, so
   that the first one to fail is the smallest.  */
#ifndef TESTS_BRANCH_AND_BOUND_PARTS_H
#define TESTS_BRANCH_AND_BOUND_PARTS_H

#include <stdio.h>

#include "labs/03-branch-and-bound/branch_bound.h"
#include "lib/random.h"
#include "tools/judge/right/solutions.h"
#include "tools/judge/suite/grade.h"

/* Add the criteria of each part.  */
void parts_add_lookup(struct grade *g);
void parts_add_search(struct grade *g);
void parts_add_look_ahead(struct grade *g);
void parts_add_lower(struct grade *g);
void parts_add_cheapest(struct grade *g);

/* Return an empty board of N x N squares.  */
struct board *parts_board(int n);

/* Return such a board with the queens of some node of the N-queens tree, and
   put its first row without a queen into FROM.  */
struct board *parts_started_board(struct random *r, int n, int *from);

/* Return a board of 4 x 4 squares with a queen in row 0 that has one solution,
   and a watcher who never says stop.  */
struct board *parts_begun(void);

/* Call TRY_ONE with boards of the sizes in solutions_sizes that have queens in
   all but the last ROWS rows, which TRY_ONE releases.  Who cannot begin on a
   board that has queens already, which CAN_BEGIN tells, loses the criterion for
   that, and not all of them: then there is no call.  */
void parts_large(int rows, bool (*can_begin)(void),
                 void (*try_one)(struct board *b));

/* The codes of diagonals.  Right ones are found by walking along each diagonal
   and numbering it, in the order that branch_bound.h gives, not by a formula.
   Who numbers diagonals otherwise has lost the criterion for that: in lines
   they then have the codes that branch_bound_take gives them, as long as these
   tell them apart.  */
enum { CODES = 2 * BOARD_MAX_SIZE - 1 };

/* Return the right codes of (ROW, COL) on a board of N x N squares.  */
int codes_slash(int n, int row, int col);
int codes_backslash(int n, int row, int col);

/* Forget what was asked: the next pass asks the same again.  */
void codes_forget(void);

/* Tell whether lines of a board of N x N squares can be compared.  If not, the
   codes for this size are wrong, and that cost a criterion already.  */
bool codes_can(int n);

/* Take the lines of (ROW, COL) in LINES, by the right codes or by those of the
   code under test.  */
void codes_take(struct branch_bound_lines *lines, int row, int col);

/* What a search answers, compared with what it must: however it comes to its
   solutions, it must report each of them once, in order, stop when told, and
   leave the board as its header says.

       struct answers a = { .board = b, .call = "solve(board, 0)",
                            .is_safe = square_test_queens, .stop_at = 1 };
       answers_start(&a);
       answers_end(&a, solve(b, 0));  */
struct answers {
    /* To be set before the start.  */
    struct board *board;
    const char *call; /* as the student knows it */
    int from;         /* the first row to be filled */
    square_test *is_safe;
    int stop_at; /* the solution at which to stop, from 1; 0: never */

    /* So far.  */
    struct board *before; /* the board at the call */
    struct solutions right;
    int found; /* solutions */
};

/* Begin to watch the board of A.  */
void answers_start(struct answers *a);

/* Compare what the search returned, SAID, and what it left on the board, with
   what it had to; stop watching, and release what A holds.  */
void answers_end(struct answers *a, bool said);

/* Return the lines that the queens of B take, and those in BYTES, as call_shown
   has them.  */
struct branch_bound_lines known_lines_of(const struct board *b);
struct branch_bound_lines known_lines_in(const unsigned char *bytes);

/* Tell whether no queen of B shares a column or a diagonal with (ROW,
   COL).  */
bool known_lines_are_free(const struct board *b, int row, int col);

/* An entry that is not as it should be.  */
struct known_lines_fault {
    const char *array;
    int index; /* -1: it is not in an array but n itself */
    int is;
    int should_be;
};

/* Tell whether LINES differ from those of B, and put the first difference
   into *FAULT.  */
bool known_lines_differ(const struct branch_bound_lines *lines,
                        const struct board *b, struct known_lines_fault *fault);

/* Write about FAULT, one line.  */
void known_lines_tell(FILE *f, const struct known_lines_fault *fault);

#endif
