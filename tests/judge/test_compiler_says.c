/* test_compiler_says.c - unit tests of reading a compiler's messages.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/compiler_says.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tests/lib/main.h"

static const struct {
    const char *said;
    const char *message;
    const char *where;
} cases[] = {
    /* gcc */
    { "/a b/labs/safe_check.c: In function 'safe_check_attacks':\n"
      "/a b/labs/safe_check.c:17:5: warning: unused variable 'x'\n"
      "/a b/labs/safe_check.c:18:12: error: expected ';' before 'return'\n"
      "   18 |     int d = 1\n"
      "      |            ^\n"
      "/a b/labs/safe_check.c:30:1: error: another\n",
      "error: expected ';' before 'return'\n"
      "   18 |     int d = 1\n"
      "      |            ^\n",
      "safe_check.c:18" },
    /* clang, and no folder */
    { "safe_check.c:3:9: error: use of undeclared identifier 'y'\n"
      "    return y;\n"
      "           ^\n"
      "1 error generated.\n",
      "error: use of undeclared identifier 'y'\n"
      "    return y;\n"
      "           ^\n",
      "safe_check.c:3" },
    /* what gcc adds to it */
    { "/a/safe_check.c:9:12: error: 'pears' undeclared\n"
      "    9 |     return pears;\n"
      "/a/safe_check.c:9:12: note: each undeclared identifier is reported\n",
      "error: 'pears' undeclared\n"
      "    9 |     return pears;\n",
      "safe_check.c:9" },
    /* what gcc knows to mend it with */
    { "/a/safe_check.c:9:12: error: implicit declaration of function 'abs'\n"
      "    9 |     return abs(n);\n"
      "      |            ^~~\n"
      "/a/safe_check.c:1:1: note: include '<stdlib.h>' or provide a "
      "declaration of 'abs'\n"
      "  +++ |+#include <stdlib.h>\n",
      "error: implicit declaration of function 'abs'\n"
      "    9 |     return abs(n);\n"
      "      |            ^~~\n"
      "note: include '<stdlib.h>' or provide a declaration of 'abs'\n",
      "safe_check.c:9" },
    /* not a word about a line */
    { "cc1: fatal error: x.h: No such file\ncompilation terminated.\n",
      "error: x.h: No such file\n", "" },
    { "", "It does not compile.\n", "" },
    { "Killed\n", "It does not compile.\n", "" },
};

/* Let MESSAGE and WHERE be what is said of a file that holds TEXT.  */
static void
say(const char *text, char **message, char **where)
{
    char path[] = "compiler_says.XXXXXX";
    int fd = mkstemp(path);

    ck_assert_int_ne(fd, -1);
    ck_assert_int_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    compiler_says(path, message, where);
    unlink(path);
}

START_TEST(the_first_error_is_shown)
{
    char *message = strdup(""), *where = strdup("");

    say(cases[_i].said, &message, &where);
    ck_assert_str_eq(message, cases[_i].message);
    ck_assert_str_eq(where, cases[_i].where);
    free(message);
    free(where);
}
END_TEST

START_TEST(a_warning_stands_beside_the_failure_it_explains)
{
    static const char said[] =
        "/a/x.c: In function 'safe_check_pairs':\n"
        "/a/x.c:41:1: warning: control reaches end of non-void function\n"
        "   41 | }\n"
        "/a/x.c: In function 'helper':\n"
        "/a/x.c:50:1: warning: 'k' is set but not used\n"
        "/a/x.c:50:1: note: of no use\n"
        "/a/x.c:51:1: warning: another\n"
        "/a/x.c:52:1: warning: unused variable 'i' [-Wunused-variable]\n"
        "/a/x.c: In function 'safe_check_attacks':\n"
        "/a/x.c:60:1: warning: this one is about what passed\n";
    struct result *r = result_new("01", "safe-check", "safe_check.c");
    char path[] = "compiler_says.XXXXXX";
    int fd = mkstemp(path);

    ck_assert_int_eq(write(fd, said, strlen(said)), (ssize_t)strlen(said));
    close(fd);
    for (int i = 0; i < 3; i++)
        result_add(r, "a.b", 1, "")->verdict = VERDICT_PASSED;
    ck_assert(!compiler_says_warnings(path, r));
    for (int i = 1; i < 3; i++)
        r->criterion[i].verdict = VERDICT_FAILED;
    result_set(&r->criterion[1].function, "safe_check_scan");
    result_set(&r->criterion[2].function, "safe_check_pairs");
    result_set(&r->criterion[1].message, "It said no.\n");
    result_set(&r->criterion[2].message, "It said 7.\n");
    ck_assert(compiler_says_warnings(path, r));
    ck_assert_str_eq(r->criterion[0].message, "");
    ck_assert_str_eq(r->criterion[1].message,
                     "It said no.\n"
                     "Look at this first: the compiler warned, at x.c:50:\n"
                     "warning: 'k' is set but not used\n"
                     "And at x.c:51:\nwarning: another\n");
    ck_assert_str_eq(r->criterion[2].message,
                     "It said 7.\n"
                     "Look at this first: the compiler warned, at x.c:41:\n"
                     "warning: control reaches end of non-void function\n"
                     "   41 | }\n");
    unlink(path);
    result_free(r);
}
END_TEST

START_TEST(a_missing_return_stands_beside_the_memory_fault_that_comes_first)
{
    static const char said[] =
        "/a/x.c: In function 'safe_check_attacks':\n"
        "/a/x.c:41:1: warning: control reaches end of non-void function "
        "[-Wreturn-type]\n"
        "/a/x.c:42:1: warning: variable 'q' set but not used "
        "[-Wunused-but-set-variable]\n";
    struct result *r = result_new("01", "safe-check", "safe_check.c");
    char path[] = "compiler_says.XXXXXX";
    int fd = mkstemp(path);

    ck_assert_int_eq(write(fd, said, strlen(said)), (ssize_t)strlen(said));
    close(fd);
    result_add(r, "a.b", 1, "")->verdict = VERDICT_FAILED;
    result_add(r, "a.c", 1, "")->verdict = VERDICT_MEMORY_FAULT;
    result_set(&r->criterion[0].function, "safe_check_attacks");
    result_set(&r->criterion[1].function, "safe_check_is_safe");
    ck_assert(compiler_says_warnings(path, r));
    ck_assert_str_eq(r->criterion[0].message, "");
    ck_assert_str_eq(r->criterion[1].message,
                     "Look at this first: the compiler warned, at x.c:41:\n"
                     "warning: control reaches end of non-void function "
                     "[-Wreturn-type]\n");
    unlink(path);
    result_free(r);
}
END_TEST

START_TEST(an_endless_line_is_cut)
{
    static char text[100000];
    char *message = strdup(""), *where = strdup("");

    memset(text, 'x', sizeof text - 1);
    memcpy(text, "a.c:1:1: error: ", 16);
    say(text, &message, &where);
    ck_assert_uint_lt(strlen(message), 5000);
    ck_assert_str_eq(where, "a.c:1");
    free(message);
    free(where);
}
END_TEST

START_TEST(a_missing_file_is_no_reason_to_fail)
{
    char *message = strdup(""), *where = strdup("");

    compiler_says("there/is/no/such/file", &message, &where);
    ck_assert_str_eq(message, "It does not compile.\n");
    free(message);
    free(where);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("compiler_says");
    TCase *tc = tcase_create("compiler_says");

    tcase_add_loop_test(tc, the_first_error_is_shown, 0,
                        sizeof cases / sizeof cases[0]);
    tcase_add_test(tc, a_warning_stands_beside_the_failure_it_explains);
    tcase_add_test(
        tc, a_missing_return_stands_beside_the_memory_fault_that_comes_first);
    tcase_add_test(tc, an_endless_line_is_cut);
    tcase_add_test(tc, a_missing_file_is_no_reason_to_fail);
    suite_add_tcase(s, tc);
    return s;
}
