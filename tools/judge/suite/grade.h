/* grade.h - a graded Check suite: criteria, their points, their verdicts.
   SPDX-License-Identifier: MIT

   A suite defines grade_lab and grade_add_criteria; judge.c does the rest.

       const struct grade_lab grade_lab = { "01", "safe-check",
                                            "safe_check.c" };

       void
       grade_add_criteria(struct grade *g)
       {
           grade_criterion(g, "safe-check.diagonals", 4, "diagonals");
           grade_hint(g, "does the sign of a distance matter?");
           grade_test(g, a_queen_attacks_along_both_diagonals);
           grade_test(g, a_queen_does_not_attack_her_own_square);
       }

   Tests run one after the other in the judge's own process, each with a fresh
   child for the code under test.  A criterion is earned if all its tests
   pass.  */
#ifndef TOOLS_JUDGE_SUITE_GRADE_H
#define TOOLS_JUDGE_SUITE_GRADE_H

#include <check.h>
#include <stdbool.h>
#include <stdint.h>

#include "tools/judge/report/result.h"
#include "tools/judge/suite/worker.h"

enum { GRADE_TESTS = 128 }; /* a suite may have */

struct grade;

struct grade_lab {
    const char *number; /* 01 */
    const char *name;   /* safe-check */
    const char *file;   /* safe_check.c */
};

/* To be defined by the suite.  */
extern const struct grade_lab grade_lab;
void grade_add_criteria(struct grade *g);

/* Begin the next part of the lab, if it has more than one.  */
void grade_part(struct grade *g);

/* Begin the criterion ID (the lab's name, a dot, a word), worth POINTS, called
   TITLE in reports.  What follows belongs to it.  */
void grade_criterion(struct grade *g, const char *id, int points,
                     const char *title);

/* Add a hint, four at most; the first one is shown with the failure, the others
   when the student asks for more.  Before them all comes what complaint_hint
   says of the failure.  */
void grade_hint(struct grade *g, const char *text);

/* Tell that code under test may well call what the criteria NAMES, with blanks
   between them, ask for: a report says that it may be lost because of them.  */
void grade_uses(struct grade *g, const char *names);

/* Add TEST, made by START_TEST.  */
void grade_test(struct grade *g, const TTest *test);

/* The two steps of grade_test: note that TEST comes next, and tell whether it
   is to run; return the Check case to put it in.  */
bool grade_wants(struct grade *g, const TTest *test);
TCase *grade_case(struct grade *g);

/* Return the criterion of the running test.  */
struct result_criterion *grade_running(void);

/* Return the seed of this run, from which every random test must start.  */
uint64_t grade_seed(void);

/* Call ASK with SELF, which calls the code under test.  If that cannot go on,
   go on with a fresh child and return false; the test is none the worse.  */
bool grade_try(void (*ask)(void *self), void *self);

/* Let the running test be lost, with VERDICT, MESSAGE (lines for the student)
   and WHERE, the place in the student's file or ""; end it, too.  */
void grade_lose(enum verdict verdict, const char *where, const char *message);
_Noreturn void grade_stop(enum verdict verdict, const char *where,
                          const char *message);

/* What to grade, and how.  */
struct grade_order {
    struct worker_setup worker;
    const char *criterion; /* only this one: its id or what follows the dot */
    const char *test;      /* only this test of it; NULL: all */
    const struct result *first; /* only where a memory fault may hide in it */
    uint64_t seed;
    bool has_memory_pass; /* it comes next */
};

/* The first test that did not pass, "" if all did, and the number of the call
   in it at which it stopped.  */
struct grade_failure {
    const char *test;
    int call;
};

/* Return the criteria of this suite, not judged yet.  */
struct result *grade_list(void);

/* Judge what ORDER says and return the verdicts; the caller releases them
   with result_free.  If FAILURE is not NULL, put there which test was the
   first that did not pass.  A run that cannot be trusted ends the program,
   with a message on standard error and EXIT_TROUBLE.  */
struct result *grade_run(const struct grade_order *order,
                         struct grade_failure *failure);

#endif
