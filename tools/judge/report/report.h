/* report.h - a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_REPORT_REPORT_H
#define TOOLS_JUDGE_REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "tools/judge/report/result.h"

struct report_style {
    bool has_colour;
    int width;       /* of the terminal, in characters */
    int hints;       /* how many to show with a failure */
    bool is_folded;  /* the verdicts only, without a word why */
    bool is_brief;   /* one failure in full, of the others the verdict */
    bool is_utf8;    /* the reader's encoding is; otherwise, ASCII only */
    bool tells_seed; /* with how to run a test again: it is no secret */
};

/* Return the style for a student's own run, on standard output: colour on a
   terminal unless NO_COLOR is set, its width, one hint, the encoding of the
   locale (call setlocale before), the seed, one failure in full.  */
struct report_style report_style_here(void);

/* Write R on OUT: a line for the lab, one for each criterion, and under each
   that was not earned, or the first, why, where, a hint and how to run it
   again.  Return whether a failure was shown.  */
bool report_write(const struct result *r, const struct report_style *s,
                  FILE *out);

/* Write the sum of COUNT results of a student's own run on OUT, with the seed
   and what to do next; NEXT: the folder of the lab that follows, "" if it was
   the last one, NULL if not all of a lab was judged.  */
void report_write_total(struct result *const *r, int count, const char *next,
                        const struct report_style *s, FILE *out);

#endif
