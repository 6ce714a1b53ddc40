/* test_advice.c - unit tests of the hints that come after the first.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/report.h"

#include <stdlib.h>
#include <string.h>

#include "tests/lib/capture.h"
#include "tests/lib/main.h"

static const struct report_style plain = { .width = 60, .hints = 1 };
static struct result *r;

static void
add(const char *id, const char *title, enum verdict v)
{
    struct result_criterion *c = result_add(r, id, 1, title);

    c->verdict = v;
    result_set(&c->hint[c->hints++], "one.");
    result_set(&c->hint[c->hints++], "two.");
}

static void
set_up(void)
{
    r = result_new("01", "safe-check", "safe_check.c");
}

static void
tear_down(void)
{
    result_free(r);
}

static void
expect(const char *only, int round, const char *text)
{
    struct capture out;

    report_write_hints(r, only, round, "", &plain, capture_start(&out));
    capture_expect(&out, text);
}

START_TEST(the_first_failure_gets_one_more_hint_and_keeps_those_before)
{
    add("safe-check.lines", "same row", VERDICT_PASSED);
    add("safe-check.diagonals", "both", VERDICT_FAILED);
    add("safe-check.pairs", "pairs", VERDICT_FAILED);
    result_set(&r->criterion[1].hint[r->criterion[1].hints++], "three.");
    expect(NULL, 2,
           " lab 01  safe-check\n"
           "   FAIL    diagonals  both\n"
           "           hint 1 of 3: one.\n"
           "           hint 2 of 3: two.\n");
    for (int round = 3; round < 5; round++)
        expect(NULL, round,
               " lab 01  safe-check\n"
               "   FAIL    diagonals  both\n"
               "           hint 1 of 3: one.\n"
               "           hint 2 of 3: two.\n"
               "           hint 3 of 3: three.\n"
               " These are all the hints for \"diagonals\". Follow your code\n"
               " on paper for the case above. make debug TEST=diagonals\n"
               " steps through the call; make tree draws your search, if the\n"
               " lab has one.\n");
}
END_TEST

START_TEST(whom_to_ask_is_told_if_it_is_known)
{
    struct capture out;
    char *got;

    add("safe-check.lines", "same row", VERDICT_FAILED);
    report_write_hints(r, NULL, 2, "", &plain, capture_start(&out));
    got = capture_end(&out);
    ck_assert_ptr_null(strstr(got, "Questions"));
    ck_assert_ptr_null(strstr(got, "instructor"));
    free(got);
    report_write_hints(r, NULL, 2, "a@b.org", &plain, capture_start(&out));
    got = capture_end(&out);
    ck_assert_ptr_nonnull(strstr(got, "\n Questions: a@b.org\n"));
    free(got);
}
END_TEST

START_TEST(one_criterion_can_be_asked_for)
{
    add("safe-check.lines", "lines", VERDICT_FAILED);
    add("safe-check.pairs", "pairs", VERDICT_TODO);
    add("safe-check.scan", "scan", VERDICT_TODO);
    add("safe-check.free", "free", VERDICT_PASSED);
    expect("scan", 2,
           " lab 01  safe-check\n"
           "   todo    scan  scan\n"
           "           hint 1 of 2: one.\n");
    expect("safe-check.free", 2,
           " lab 01  safe-check\n"
           " Nothing is wrong here: no hint is needed.\n");
}
END_TEST

START_TEST(of_what_is_not_written_the_first_gets_its_first_hint)
{
    add("safe-check.lines", "lines", VERDICT_TODO);
    add("safe-check.pairs", "pairs", VERDICT_TODO);
    expect(NULL, 2,
           " lab 01  safe-check\n"
           "   todo    lines  lines\n"
           "           hint 1 of 2: one.\n");
}
END_TEST

START_TEST(crashes_time_outs_and_memory_faults_have_a_hint)
{
    static const enum verdict verdicts[] = { VERDICT_CRASHED, VERDICT_TIMED_OUT,
                                             VERDICT_MEMORY_FAULT };

    add("safe-check.lines", "lines", VERDICT_PASSED);
    add("safe-check.pairs", "pairs", VERDICT_PASSED);
    for (int i = 0; i < 3; i++) {
        struct capture out;
        char *got;

        r->criterion[0].verdict = r->criterion[1].verdict = verdicts[i];
        report_write_hints(r, NULL, 2, "", &plain, capture_start(&out));
        got = capture_end(&out);
        ck_assert_ptr_nonnull(strstr(got, "           hint 1 of 1: "));
        ck_assert_ptr_nonnull(strstr(got, "all the hints for \"lines\""));
        ck_assert_ptr_null(strstr(got, "pairs")); /* once is enough */
        free(got);
    }
}
END_TEST

START_TEST(what_does_not_compile_is_reported_instead)
{
    add("safe-check.lines", "lines", VERDICT_NOT_COMPILED);
    result_set(&r->criterion[0].message, "error: expected ';'\n");
    result_set(&r->criterion[0].where, "safe_check.c:3");
    expect(NULL, 2,
           " lab 01  safe-check                                    0 / 1\n"
           "   ERROR   safe_check.c does not compile\n"
           "           error: expected ';'\n"
           "           at safe_check.c:3\n");
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("advice");
    TCase *tc = tcase_create("advice");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc,
                   the_first_failure_gets_one_more_hint_and_keeps_those_before);
    tcase_add_test(tc, whom_to_ask_is_told_if_it_is_known);
    tcase_add_test(tc, one_criterion_can_be_asked_for);
    tcase_add_test(tc, of_what_is_not_written_the_first_gets_its_first_hint);
    tcase_add_test(tc, crashes_time_outs_and_memory_faults_have_a_hint);
    tcase_add_test(tc, what_does_not_compile_is_reported_instead);
    suite_add_tcase(s, tc);
    return s;
}
