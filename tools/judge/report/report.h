/* report.h - a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_REPORT_REPORT_H
#define TOOLS_JUDGE_REPORT_REPORT_H

#include <stdbool.h>
#include <stdio.h>

#include "tools/judge/report/result.h"
#include "tools/judge/report/wrap.h"

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

/* Write the hints up to ROUND for R, and a word if they are the last, which
   names CONTACT unless that is ""; ONLY: for the criterion with that id, or
   that name after the dot; NULL: for the failure that the report shows in full.
   A lab that does not compile is reported once more instead.

   A wrong answer was shown with its first hint: round 2 adds the second one.
   What crashed, or is not written yet, was shown without: round 2 has its
   first.  Those of the rounds before are told again: nobody has to remember
   them.  */
void report_write_hints(const struct result *r, const char *only, int round,
                        const char *contact, const struct report_style *s,
                        FILE *out);

/* For whoever writes a part of it.  */
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

/* Write one line with the sum of the criteria of R, from number FROM on, that
   are passed without a word about them.  Return how many these are, or 0 if
   there would be no line less.  */
int report_passed(const struct result *r, int from,
                  const struct report_style *s, FILE *out);

/* Return how text is written, INDENT blanks from the left.  */
struct wrap report_prose(const struct report_style *s, int indent, FILE *out);

/* Which failure comes first, and which others it explains.  Tell whether C was
   tried and went wrong.  */
bool report_cause_is_wrong(const struct result_criterion *c);

/* Return the criterion of R whose failure comes first: a memory fault, because
   it explains wrong answers; what went wrong before what is not written; NULL
   if all is earned.  */
const struct result_criterion *report_cause_first(const struct result *r);

/* Return the first failure of R, or the first above C, that says the very same
   as C, or NULL.  */
const struct result_criterion *
report_cause_told(const struct result *r, const struct result_criterion *c);

/* Return the one that probably has the same cause as C: what it says, what is
   to be thought of, or the line, is the same.  */
const struct result_criterion *
report_cause_above(const struct result *r, const struct result_criterion *c);

/* Return the one that may have the same cause as C: it was lost in the same
   function of the lab, or NULL.  */
const struct result_criterion *
report_cause_perhaps(const struct result *r, const struct result_criterion *c);

/* Tell whether the first hint of A and B is the same.  */
bool report_cause_has_same_hint(const struct result_criterion *a,
                                const struct result_criterion *b);

#endif
