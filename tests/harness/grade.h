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
#ifndef TESTS_HARNESS_GRADE_H
#define TESTS_HARNESS_GRADE_H

#include <check.h>
#include <stdbool.h>
#include <stdint.h>

#include "tests/harness/result.h"
#include "tests/harness/worker.h"

struct grade;

struct grade_lab {
    const char *number; /* 01 */
    const char *name;   /* safe-check */
    const char *file;   /* safe_check.c */
};

/* To be defined by the suite.  */
extern const struct grade_lab grade_lab;
void grade_add_criteria(struct grade *g);

/* Begin the criterion ID (the lab's name, a dot, a word), worth POINTS, called
   TITLE in reports.  What follows belongs to it.  */
void grade_criterion(struct grade *g, const char *id, int points,
                     const char *title);

/* Add a hint, four at most; the first one is shown with the failure, the others
   when the student asks for more.  Before them all comes what complaint_hint
   says of the failure.  */
void grade_hint(struct grade *g, const char *text);

/* Add TEST, made by START_TEST.  */
#define grade_test(g, test)                                                    \
    do {                                                                       \
        if (grade_wants(g, #test))                                             \
            tcase_add_test(grade_case(g), test);                               \
    } while (0)

/* For grade_test: note that the test NAME comes next, tell whether it is to
   run; return the Check case to put it in.  */
bool grade_wants(struct grade *g, const char *name);
TCase *grade_case(struct grade *g);

/* Return the criterion of the running test.  */
struct result_criterion *grade_running(void);

/* Return the seed of this run, from which every random test must start.  */
uint64_t grade_seed(void);

/* Note that FUNCTION of the code under test is called next.  If it did not end
   in time in several tests before, the running test ends instead.  */
void grade_about_to_call(const char *function);

/* End the running test with VERDICT, MESSAGE (lines for the student) and
   WHERE, the place in the student's file or "".  */
_Noreturn void grade_stop(enum verdict verdict, const char *where,
                          const char *message);

/* What to grade, and how.  */
struct grade_order {
    struct worker_setup worker;
    const char *criterion; /* only this one: its id or what follows the dot */
    const char *test;      /* only this test of it; NULL: all */
    const struct result *first; /* only where a memory fault may hide in it */
    uint64_t seed;
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
   with a message on standard error and status 75.  */
struct result *grade_run(const struct grade_order *order,
                         struct grade_failure *failure);

#endif
