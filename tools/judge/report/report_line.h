/* report_line.h - the lines that reports are made of.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_REPORT_REPORT_LINE_H
#define TOOLS_JUDGE_REPORT_REPORT_LINE_H

#include "tools/judge/report/report.h"
#include "tools/judge/report/wrap.h"

enum { REPORT_INDENT = 11 }; /* of what stands below a criterion */

enum report_colour {
    REPORT_PLAIN,
    REPORT_GOOD,
    REPORT_BAD,
    REPORT_QUIET,
    REPORT_STRONG
};

/* Go on in colour C, if S has colours.  */
void report_paint(const struct report_style *s, enum report_colour c,
                  FILE *out);

/* Write "LEFT ..... EARNED / POINTS", the numbers at the right margin.  */
void report_line(const char *left, int earned, int points,
                 const struct report_style *s, FILE *out);

/* Return how text is written, INDENT blanks from the left.  */
struct wrap report_prose(const struct report_style *s, int indent, FILE *out);

#endif
