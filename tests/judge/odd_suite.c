/* odd_suite.c - a graded suite in which another number of tests runs than the
   judge was told: ODD_TESTS more.  No verdict may come of it.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/grade.h"

const struct grade_lab grade_lab = { "01", "safe-check", "safe_check.c" };

START_TEST(whatever_happens_this_passes)
{
    ck_assert(true);
}
END_TEST

void
grade_add_criteria(struct grade *g)
{
    grade_criterion(g, "safe-check.odd", 1, "odd");
    grade_test(g, whatever_happens_this_passes);
    if (ODD_TESTS > 0) /* behind the back of grade_test */
        tcase_add_test(grade_case(g), whatever_happens_this_passes);
    else
        grade_wants(g, whatever_happens_this_passes);
}
