/* result.h - what a graded run found out.
   SPDX-License-Identifier: MIT

   One structure for every reader: the student's report, the grader's files
   and pages.  A judge writes it to a file, line by line; whoever needs it
   reads it back.

       struct result *r = result_read(file);
       printf("%d / %d\n", result_earned(r), result_points(r));
       result_free(r);  */
#ifndef TOOLS_JUDGE_REPORT_RESULT_H
#define TOOLS_JUDGE_REPORT_RESULT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "tools/base/course.h"
#include "tools/judge/report/figure.h"

enum { RESULT_USUAL_SEED = 1 }; /* unless somebody asks for another */

enum verdict {
    VERDICT_PASSED,
    VERDICT_FAILED,       /* a wrong answer, with a counterexample */
    VERDICT_TODO,         /* LAB_TODO: not written yet */
    VERDICT_CRASHED,      /* killed by a signal */
    VERDICT_TIMED_OUT,    /* too long, or for ever */
    VERDICT_ENDED_EARLY,  /* called exit */
    VERDICT_FORBIDDEN,    /* a system call that is none of a lab's business */
    VERDICT_MEMORY_FAULT, /* AddressSanitizer's word */
    VERDICT_NOT_COMPILED, /* no plug-in, or a function is missing in it */
    VERDICT_REJECTED,     /* not a source file */
    VERDICT_NOT_RUN,      /* too many time-outs before */
    VERDICT_INTERNAL      /* the grader's own trouble: costs no points */
};

/* The words for a verdict.  */
struct result_words {
    const char *name;    /* in files: timed-out */
    const char *tag;     /* before a criterion of a report: TIMEOUT */
    const char *title;   /* on a page: out of time */
    const char *shade;   /* on a page: the class of its style */
    const char *element; /* of a JUnit file */
};

enum {
    RESULT_HINTS = 5,  /* four of the criterion, one of the failure */
    RESULT_FIGURES = 4 /* of a message */
};

/* One criterion.  Texts are never NULL; "" where there is nothing to say.  */
struct result_criterion {
    char *id;    /* safe-check.diagonals */
    char *title; /* worded for the student */
    int points;
    int part; /* of the lab, from 0: a leak costs once in each; not in files */
    enum verdict verdict;
    bool is_doubtful;  /* a time-out that may be a busy machine's fault */
    bool is_unchecked; /* passed, but memory faults could not be looked for
                          as they should */
    char *message;     /* lines: what was said, what was expected, figures;
                          if passed: what is to be known nevertheless */
    int figures;
    struct figure *figure[RESULT_FIGURES]; /* in the message's order */
    char *moves;              /* of the failing call, see replay.h */
    char *where;              /* safe_check.c:41 */
    char *output;             /* what the code under test printed */
    char *function;           /* of the lab, in which it was lost */
    char *uses;               /* names of criteria that ask for what this one
                                 may call, with blanks between them */
    int hints;                /* see result_hints */
    char *hint[RESULT_HINTS]; /* from the gentlest on */
};

struct result {
    char *number;   /* 01 */
    char *name;     /* safe-check */
    char *file;     /* safe_check.c */
    char *layers;   /* the confinement in force, such as "seccomp" */
    double seconds; /* that the code under test took of its budget */
    uint64_t seed;  /* from which its random boards start */
    int criteria;
    struct result_criterion *criterion;
};

/* Return an empty result.  Running out of memory ends the program, here and
   below: a judge without memory has nothing to say.  */
struct result *result_new(const char *number, const char *name,
                          const char *file);
void result_free(struct result *r);

/* Add a criterion that is not yet judged and return it; the pointer is good
   until the next one is added.  */
struct result_criterion *result_add(struct result *r, const char *id,
                                    int points, const char *title);

/* Return the name of C that a student types: what follows the dot of its id;
   tell whether C has that NAME, or id.  */
const char *result_name(const struct result_criterion *c);
bool result_is_called(const struct result_criterion *c, const char *name);

/* Replace the text in *SLOT by a copy of TEXT.  */
void result_set(char **slot, const char *text);

/* Let C have the VERDICT, for the reason that MESSAGE tells without figures,
   and WHERE.  */
void result_judge(struct result_criterion *c, enum verdict verdict,
                  const char *message, const char *where);

/* Add F, which is the criterion's from now on, to the figures of C.  */
void result_add_figure(struct result_criterion *c, struct figure *f);

/* Return the message of C with its figures drawn in letters, for the caller to
   release.  */
char *result_message(const struct result_criterion *c);

/* Compare what A and B say, figures and all, as strcmp does.  */
int result_compare_messages(const struct result_criterion *a,
                            const struct result_criterion *b);

/* Return how many of C's hints there are to show: hints are about wrong
   answers, a crash or a time-out says enough.  */
int result_hints(const struct result_criterion *c);

/* Tell whether what C printed says more than its message.  */
bool result_shows_output(const struct result_criterion *c);

/* Return the points that C earned, all or none, and R, and those R could.  */
int result_criterion_earned(const struct result_criterion *c);
int result_earned(const struct result *r);
int result_points(const struct result *r);

/* Return the verdict on the criterion ID of R; VERDICT_NOT_RUN: R has none.  */
enum verdict result_verdict_of(const struct result *r, const char *id);

/* Give the criteria of R the points that the course C has for them.  */
void result_take_points(struct result *r, const struct course *c);

const struct result_words *result_words(enum verdict v);

/* Return the verdict with that NAME; VERDICT_INTERNAL if there is none.  */
enum verdict result_verdict_named(const char *name);

/* Write R on OUT.  Return 0, or -1 with errno set.  */
int result_write(const struct result *r, FILE *out);

/* Return the result read from IN, or NULL if it is not a whole one.  The
   caller releases it with result_free.  */
struct result *result_read(FILE *in);

#endif
