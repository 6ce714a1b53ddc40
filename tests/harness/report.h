/* report.h - a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_REPORT_H
#define TESTS_HARNESS_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "tests/harness/result.h"

struct report_style {
    bool has_colour;
    int width;       /* of the terminal, in characters */
    int hints;       /* how many to show with a failure */
    bool is_folded;  /* the verdicts only, without a word why */
    bool is_utf8;    /* the reader's encoding is; otherwise, ASCII only */
    bool tells_seed; /* with how to run a test again: it is no secret */
};

/* Return the style for a student's own run, on standard output: colour on a
   terminal unless NO_COLOR is set, its width, one hint, the encoding of the
   locale (call setlocale before), the seed.  */
struct report_style report_style_here(void);

/* Write R on OUT: a line for the lab, one for each criterion, and under each
   that was not earned why, where, a hint and how to run it again.  */
void report_write(const struct result *r, const struct report_style *s,
                  FILE *out);

/* Write the sum of COUNT results of a student's own run on OUT, with the seed
   and a word of what comes next.  */
void report_write_total(struct result *const *r, int count,
                        const struct report_style *s, FILE *out);

#endif
