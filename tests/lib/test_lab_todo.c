/* test_lab_todo.c - unit tests of lib/lab_todo.c.
   SPDX-License-Identifier: MIT  */
#include "lib/lab_todo.h"

#include <stdio.h>
#include <sys/wait.h>

#include "tests/lib/child.h"
#include "tests/lib/main.h"

/* A function that is not written yet compiles without a value to return.  */
static int
unwritten(void)
{
    LAB_TODO("unwritten");
}

START_TEST(an_unwritten_function_ends_the_program)
{
    ck_abort_msg("it answered %d", unwritten());
}
END_TEST

START_TEST(the_message_names_file_line_and_function)
{
    char written[256], wanted[256];
    int status, line;

    line = __LINE__ + 2;
    if (child_start())
        LAB_TODO("some_name");
    status = child_wait(written, sizeof written);
    snprintf(wanted, sizeof wanted, "%s:%d: some_name is not written yet\n",
             __FILE__, line);
    ck_assert_str_eq(written, wanted);
    ck_assert(WIFEXITED(status));
    ck_assert_int_eq(WEXITSTATUS(status), LAB_TODO_STATUS);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("lab_todo");
    TCase *tc = tcase_create("lab_todo");

    suite_add_tcase(s, tc);
    tcase_add_exit_test(tc, an_unwritten_function_ends_the_program,
                        LAB_TODO_STATUS);
    tcase_add_test(tc, the_message_names_file_line_and_function);
    return s;
}
