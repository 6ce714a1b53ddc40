/* known_lines.h - the lines of a board, as the judge knows them.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_BRANCH_AND_BOUND_KNOWN_LINES_H
#define TESTS_BRANCH_AND_BOUND_KNOWN_LINES_H

#include <stdio.h>

#include "labs/03-branch-and-bound/branch_bound.h"

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
