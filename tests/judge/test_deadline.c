/* test_deadline.c - unit tests of how long the judge waits, and for what.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/deadline.h"

#include "tests/lib/main.h"

static struct deadline_calls calls;
static struct worker_setup setup;

static void
set_up(void)
{
    calls = (struct deadline_calls){ 0 };
    setup = (struct worker_setup){ .scale = 1 };
}

static void
miss(const char *function)
{
    ck_assert(deadline_call(&calls, function, false));
    deadline_missed(&calls, false);
}

START_TEST(what_did_not_end_twice_is_not_called_again)
{
    miss("loops");
    miss("loops");
    ck_assert(!deadline_call(&calls, "loops", false));
    ck_assert(deadline_call(&calls, "others", false));
}
END_TEST

START_TEST(after_two_that_did_not_end_a_test_has_less_time)
{
    ck_assert_int_eq(deadline_haste(&calls, false), 1);
    miss("one");
    ck_assert_int_eq(deadline_haste(&calls, false), 1);
    miss("another");
    ck_assert_int_eq(deadline_haste(&calls, false), DEADLINE_HURRY);
}
END_TEST

START_TEST(second_looks_make_no_other_test_hurry)
{
    for (int i = 0; i < 3; i++)
        deadline_missed(&calls, true);
    ck_assert_int_eq(deadline_haste(&calls, false), 1);
    ck_assert_int_eq(deadline_haste(&calls, true), DEADLINE_SECOND_LOOK);
}
END_TEST

START_TEST(haste_and_the_memory_pass_scale_the_time)
{
    int usual = deadline_cpu(&setup);

    setup.haste = DEADLINE_HURRY;
    ck_assert_int_eq(deadline_cpu(&setup), usual / DEADLINE_HURRY);
    setup.is_memory_pass = true;
    ck_assert_int_gt(deadline_cpu(&setup), usual / DEADLINE_HURRY);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("deadline");
    TCase *tc = tcase_create("deadline");

    tcase_add_checked_fixture(tc, set_up, NULL);
    tcase_add_test(tc, what_did_not_end_twice_is_not_called_again);
    tcase_add_test(tc, after_two_that_did_not_end_a_test_has_less_time);
    tcase_add_test(tc, second_looks_make_no_other_test_hurry);
    tcase_add_test(tc, haste_and_the_memory_pass_scale_the_time);
    suite_add_tcase(s, tc);
    return s;
}
