/* test_require.c - unit tests of lib/require.c.
   SPDX-License-Identifier: MIT  */
#include "lib/require.h"

#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "tests/lib/main.h"
#include "tests/lib/misuse.h"

START_TEST(a_rule_that_is_kept_stops_nobody)
{
    int row = 3;

    REQUIRE(row < 4, "row %d", row);
    ck_assert_int_eq(row, 3);
}
END_TEST

START_TEST(a_rule_that_is_broken_aborts)
{
    REQUIRE(1 + 1 == 3, "the world is as it is");
}
END_TEST

static void
break_a_rule(const char *call, int row)
{
    REQUIRE(row < 4, "%s: row %d is not in 0 .. 3", call, row);
}

START_TEST(the_message_names_call_and_argument)
{
    EXPECT_MISUSE(break_a_rule("some_call", 17),
                  "some_call: row 17 is not in 0 .. 3");
}
END_TEST

START_TEST(what_was_printed_before_is_not_lost)
{
    char text[256];

    if (child_start()) {
        dup2(STDERR_FILENO, STDOUT_FILENO);
        printf("a board\n");
        break_a_rule("some_call", 4);
    }
    child_wait(text, sizeof text);
    ck_assert_str_eq(text, "a board\nlibboard: some_call: row 4 is not in "
                           "0 .. 3\n");
}
END_TEST

START_TEST(a_condition_is_asked_once)
{
    int asked = 0;

    REQUIRE(++asked > 0, "never");
    ck_assert_int_eq(asked, 1);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("require");
    TCase *tc = tcase_create("require");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_rule_that_is_kept_stops_nobody);
    tcase_add_test_raise_signal(tc, a_rule_that_is_broken_aborts, SIGABRT);
    tcase_add_test(tc, the_message_names_call_and_argument);
    tcase_add_test(tc, what_was_printed_before_is_not_lost);
    tcase_add_test(tc, a_condition_is_asked_once);
    return s;
}
