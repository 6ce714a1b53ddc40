/* plain_grade.c - a graded suite without judge and host, for comparison.
   SPDX-License-Identifier: MIT

   What a course without this kit does: suite and submission are one program,
   and Check forks for each test.  bench.sh measures labgrade against it; no
   mark ever comes from here.  */
#include "tools/judge/suite/grade.h"

#include <stdio.h>
#include <stdlib.h>

struct grade {
    Suite *suite;
    TCase *tcase;
};

void
grade_part(struct grade *g)
{
}

void
grade_criterion(struct grade *g, const char *id, int points, const char *title)
{
    g->tcase = tcase_create(id);
    suite_add_tcase(g->suite, g->tcase);
}

void
grade_hint(struct grade *g, const char *text)
{
}

void
grade_uses(struct grade *g, const char *names)
{
}

void
grade_test(struct grade *g, const TTest *test)
{
    tcase_add_test(g->tcase, test);
}

struct result_criterion *
grade_running(void)
{
    static struct result_criterion nobody_reads_this;

    return &nobody_reads_this;
}

uint64_t
grade_seed(void)
{
    return 1;
}

bool
grade_try(void (*ask)(void *self), void *self)
{
    ask(self);
    return true;
}

void
grade_lose(enum verdict verdict, const char *where, const char *message)
{
    ck_abort_msg("%s", message);
}

void
grade_stop(enum verdict verdict, const char *where, const char *message)
{
    ck_abort_msg("%s", message);
}

int
main(void)
{
    struct grade g = { suite_create("plain"), NULL };
    SRunner *runner = srunner_create(g.suite);
    int failed;

    grade_add_criteria(&g);
    srunner_set_fork_status(runner, CK_FORK);
    srunner_run_all(runner, CK_NORMAL);
    failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
