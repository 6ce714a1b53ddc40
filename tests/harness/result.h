/* result.h - what a graded run found out.
   SPDX-License-Identifier: MIT

   One structure for every reader: the student's report, the grader's files
   and pages.  A judge writes it to a file, line by line; whoever needs it
   reads it back.

       struct result *r = result_read(file);
       printf("%d / %d\n", result_earned(r), result_points(r));
       result_free(r);  */
#ifndef TESTS_HARNESS_RESULT_H
#define TESTS_HARNESS_RESULT_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

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

enum { RESULT_HINTS = 5 }; /* four of the criterion, one of the failure */

/* One criterion.  Texts are never NULL; "" where there is nothing to say.  */
struct result_criterion {
    char *id;    /* safe-check.diagonals */
    char *title; /* worded for the student */
    int points;
    enum verdict verdict;
    bool is_doubtful; /* a time-out that may be a busy machine's fault */
    char *message;    /* lines: what was said, what was expected, a picture;
                         if passed: what is to be known nevertheless */
    char *where;      /* safe_check.c:41 */
    char *output;     /* what the code under test printed */
    int hints;
    char *hint[RESULT_HINTS]; /* from the gentlest on */
};

struct result {
    char *number;  /* 01 */
    char *name;    /* safe-check */
    char *file;    /* safe_check.c */
    char *layers;  /* the confinement in force, such as "seccomp" */
    uint64_t seed; /* from which its random boards start */
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

/* Replace the text in *SLOT by a copy of TEXT.  */
void result_set(char **slot, const char *text);

/* Return the points C earned: all or none.  */
int result_criterion_earned(const struct result_criterion *c);

/* Tell whether what C printed says more than its message.  */
bool result_shows_output(const struct result_criterion *c);

/* Return the points R earned, and those it could.  */
int result_earned(const struct result *r);
int result_points(const struct result *r);

/* Tell whether a memory fault may hide in the criterion ID of R: it was passed,
   or it crashed and nobody knows where.  */
bool result_may_hide_fault(const struct result *r, const char *id);

/* Return the short name of V, such as "timed-out".  */
const char *result_verdict_name(enum verdict v);

/* Return the verdict with that NAME; VERDICT_INTERNAL if there is none.  */
enum verdict result_verdict_named(const char *name);

/* Write R on OUT.  Return 0, or -1 with errno set.  */
int result_write(const struct result *r, FILE *out);

/* Return the result read from IN, or NULL if it is not a whole one.  The
   caller releases it with result_free.  */
struct result *result_read(FILE *in);

#endif
