/* test_report.c - unit tests of a result as a student reads it.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/report.h"

#include <stdlib.h>
#include <string.h>

#include "tests/lib/capture.h"
#include "tests/lib/main.h"

static const struct report_style plain = { .width = 60, .hints = 1 };

static struct result *r;
static struct result_criterion *c;

/* One criterion passed, C failed.  */
static void
set_up(void)
{
    r = result_new("01", "safe-check", "safe_check.c");
    r->seed = 1;
    result_add(r, "safe-check.lines", 3, "lines")->verdict = VERDICT_PASSED;
    c = result_add(r, "safe-check.diagonals", 4, "diagonals");
    c->verdict = VERDICT_FAILED;
    result_set(&c->message, "It said no to ?:\n    . Q\n    ? .\n");
    result_set(&c->hint[c->hints++], "does the sign matter?");
    result_set(&c->hint[c->hints++], "draw it.");
}

static void
tear_down(void)
{
    result_free(r);
}

static char *
written(const struct report_style *s)
{
    struct capture out;

    report_write(r, s, capture_start(&out));
    return capture_end(&out);
}

static void
expect(const struct report_style *s, const char *text)
{
    char *got = written(s);

    ck_assert_str_eq(got, text);
    free(got);
}

START_TEST(a_failure_shows_why_and_how_to_go_on)
{
    expect(&plain,
           " lab 01  safe-check                                    3 / 7\n"
           "   ok      lines      lines                            3 / 3\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "           It said no to ?:\n"
           "               . Q\n"
           "               ? .\n"
           "           hint 1 of 2: does the sign matter?\n"
           "           again: make check TEST=diagonals\n");
}
END_TEST

START_TEST(words_are_broken_where_the_terminal_ends_and_pictures_are_not)
{
    struct report_style s = { .width = 36, .hints = 2 };

    result_set(
        &c->message,
        "one two three four five six\n    a picture that is wide . . .\n");
    expect(&s, " lab 01  safe-check            3 / 7\n"
               "   ok      lines      lines    3 / 3\n"
               "   FAIL    diagonals  diagonals  0 / 4\n"
               "           one two three four five\n"
               "           six\n"
               "               a picture that is wide . . .\n"
               "           hint 1 of 2: does the\n"
               "           sign matter?\n"
               "           hint 2 of 2: draw it.\n"
               "           again: make check TEST=diagonals\n");
}
END_TEST

START_TEST(lines_of_words_are_one_paragraph_and_lines_printed_are_not)
{
    struct report_style s = { .width = 40 };
    char *got;

    result_set(&c->message,
               "safe_check_attacks said no, but\nthe queen on Q\nattacks "
               "the square ?:\n    Q .\n    ? .\nIt\nis so.\n");
    result_set(&c->output, "one\ntwo\n");
    got = written(&s);
    ck_assert_ptr_nonnull(strstr(got, "           safe_check_attacks said no,\n"
                                      "           but the queen on Q attacks\n"
                                      "           the square ?:\n"
                                      "               Q .\n"
                                      "               ? .\n"
                                      "           It is so.\n"
                                      "           it printed:\n"
                                      "           one\n"
                                      "           two\n"));
    free(got);
}
END_TEST

START_TEST(the_same_crash_is_told_once)
{
    struct result_criterion *a = &r->criterion[0];

    a->verdict = c->verdict = VERDICT_CRASHED;
    result_set(&a->message, "It recursed too deep.\n");
    result_set(&a->where, "safe_check.c:18");
    result_set(&c->message, a->message);
    result_set(&c->where, a->where);
    expect(&plain,
           " lab 01  safe-check                                    0 / 7\n"
           "   CRASH   lines      lines                            0 / 3\n"
           "           It recursed too deep.\n"
           "           at safe_check.c:18\n"
           "           again: make check TEST=lines\n"
           "   CRASH   diagonals  diagonals                        0 / 4\n"
           "           as in \"lines\" above\n"
           "           again: make check TEST=diagonals\n");
    result_set(&c->where, "safe_check.c:19");
    expect(&plain,
           " lab 01  safe-check                                    0 / 7\n"
           "   CRASH   lines      lines                            0 / 3\n"
           "           It recursed too deep.\n"
           "           at safe_check.c:18\n"
           "           again: make check TEST=lines\n"
           "   CRASH   diagonals  diagonals                        0 / 4\n"
           "           It recursed too deep.\n"
           "           at safe_check.c:19\n"
           "           again: make check TEST=diagonals\n");
}
END_TEST

START_TEST(the_same_failure_keeps_another_hint)
{
    struct result_criterion *a = &r->criterion[0];

    a->verdict = VERDICT_FAILED;
    result_set(&a->message, c->message);
    result_set(&a->hint[a->hints++], "do they meet?");
    expect(&plain,
           " lab 01  safe-check                                    0 / 7\n"
           "   FAIL    lines      lines                            0 / 3\n"
           "           It said no to ?:\n"
           "               . Q\n"
           "               ? .\n"
           "           hint 1 of 1: do they meet?\n"
           "           again: make check TEST=lines\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "           as in \"lines\" above\n"
           "           hint 1 of 2: does the sign matter?\n"
           "           again: make check TEST=diagonals\n");
}
END_TEST

START_TEST(a_passed_criterion_can_have_a_note)
{
    r->criteria = 1; /* the first only */
    result_set(&r->criterion[0].message, "But slowly.\n");
    result_set(&r->criterion[0].output, "not shown");
    expect(&plain,
           " lab 01  safe-check                                    3 / 3\n"
           "   ok      lines  lines                                3 / 3\n"
           "           But slowly.\n");
    r->criteria = 2;
}
END_TEST

START_TEST(another_seed_is_told_unless_it_is_a_secret)
{
    struct report_style s = plain;
    char *got;

    r->seed = 42;
    got = written(&s);
    ck_assert_ptr_null(strstr(got, "42"));
    free(got);
    s.tells_seed = true;
    got = written(&s);
    ck_assert_ptr_nonnull(strstr(got, "TEST=diagonals SEED=42\n"));
    free(got);
}
END_TEST

START_TEST(what_is_not_written_stands_on_one_line_if_there_is_room)
{
    struct report_style narrow = { .width = 40, .hints = 1 };

    r->criteria = 1; /* the first only */
    r->criterion[0].verdict = VERDICT_TODO;
    result_set(&r->criterion[0].where, "safe_check.c:17");
    expect(&plain,
           " lab 01  safe-check                                    0 / 3\n"
           "   todo    lines  lines (safe_check.c:17)              0 / 3\n");
    expect(&narrow, " lab 01  safe-check                0 / 3\n"
                    "   todo    lines  lines            0 / 3\n"
                    "           (safe_check.c:17)\n");
    r->criteria = 2;
}
END_TEST

/* Let R have one more criterion that went wrong like C.  */
static struct result_criterion *
add_failure(const char *id, enum verdict v, const char *hint)
{
    struct result_criterion *more = result_add(r, id, 1, "more");

    c = &r->criterion[1]; /* it may have moved */
    more->verdict = v;
    result_set(&more->message,
               v == VERDICT_FAILED ? id : "It is wrong, too.\n");
    result_set(&more->hint[more->hints++], hint);
    return more;
}

START_TEST(a_brief_report_has_one_failure_in_full)
{
    struct report_style s = plain;

    s.is_brief = true;
    add_failure("safe-check.scan", VERDICT_FAILED, "does the sign matter?");
    add_failure("safe-check.pairs", VERDICT_FAILED, "is each counted once?");
    expect(&s,
           " lab 01  safe-check                                    3 / 9\n"
           "   ok      lines      lines                            3 / 3\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "           It said no to ?:\n"
           "               . Q\n"
           "               ? .\n"
           "           hint 1 of 2: does the sign matter?\n"
           "           again: make check TEST=diagonals\n"
           "   FAIL    scan       more, as in \"diagonals\"          0 / 1\n"
           "   FAIL    pairs      more                             0 / 1\n");
}
END_TEST

START_TEST(a_brief_report_says_once_what_holds_for_several)
{
    struct report_style s = plain;

    result_set(&r->criterion[0].message, "It loses memory here, too.\n");
    result_set(&add_failure("safe-check.scan", VERDICT_PASSED, "")->message,
               "It loses memory here, too.\n");
    s.is_brief = true;
    expect(&s,
           " lab 01  safe-check                                    4 / 8\n"
           "   ok      lines      lines                            3 / 3\n"
           "           It loses memory here, too.\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "           It said no to ?:\n"
           "               . Q\n"
           "               ? .\n"
           "           hint 1 of 2: does the sign matter?\n"
           "           again: make check TEST=diagonals\n"
           "   ok      scan       more                             1 / 1\n");
}
END_TEST

START_TEST(a_brief_report_fills_no_more_than_a_screen)
{
    struct report_style s = plain;
    char name[40], *got;

    for (int i = 0; i < 6; i++) {
        snprintf(name, sizeof name, "safe-check.more-%d", i);
        result_add(r, name, 1, "more")->verdict = VERDICT_PASSED;
    }
    r->criterion[5].verdict = VERDICT_FAILED;
    c = &r->criterion[1]; /* it may have moved */
    result_set(&c->message, "Short:\n 1\n");
    s.is_brief = true;
    got = written(&s);
    ck_assert_ptr_nonnull(strstr(got, "   ok      more-0     more "));
    free(got);
    result_set(&c->message, "12:\n 1\n 2\n 3\n 4\n 5\n 6\n 7\n 8\n 9\n x\n");
    got = written(&s);
    ck_assert_ptr_nonnull(
        strstr(got, "   ok      lines      lines                            3 "
                    "/ 3\n   FAIL "));
    ck_assert_ptr_nonnull(strstr(
        got, "   ok      more-0 to more-2, 3 criteria                3 / 3\n"
             "   FAIL    more-3     more                             0 "
             "/ 1\n   ok      more-4 to more-5, 2 criteria "));
    free(got);
}
END_TEST

START_TEST(another_failure_of_the_same_function_may_have_the_same_cause)
{
    struct report_style s = plain;

    s.is_brief = true;
    add_failure("safe-check.scan", VERDICT_FAILED, "another hint");
    add_failure("safe-check.pairs", VERDICT_FAILED, "a third");
    result_set(&r->criterion[1].function, "safe_check_attacks");
    result_set(&r->criterion[2].function, "safe_check_attacks");
    result_set(&r->criterion[3].function, "safe_check_pairs");
    expect(&s,
           " lab 01  safe-check                                    3 / 9\n"
           "   ok      lines      lines                            3 / 3\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "           It said no to ?:\n"
           "               . Q\n"
           "               ? .\n"
           "           hint 1 of 2: does the sign matter?\n"
           "           again: make check TEST=diagonals\n"
           "   FAIL    scan       more, perhaps as in \"diagonals\"  0 / 1\n"
           "   FAIL    pairs      more                             0 / 1\n");
}
END_TEST

START_TEST(a_failure_of_what_it_calls_may_be_the_cause)
{
    struct report_style s = plain;
    char *got;

    s.is_brief = true;
    result_set(&add_failure("safe-check.scan", VERDICT_FAILED, "a hint")->uses,
               "lines diagonals-too diagonals");
    result_set(
        &add_failure("safe-check.pairs", VERDICT_FAILED, "a third")->uses,
        "lines diagonals-too");
    got = written(&s);
    ck_assert_ptr_nonnull(
        strstr(got, "scan       more, perhaps as in \"diagonals\"  0 / 1\n"
                    "   FAIL    pairs      more                  "));
    free(got);
}
END_TEST

START_TEST(a_memory_fault_comes_before_the_wrong_answer_it_explains)
{
    struct report_style s = plain;

    s.is_brief = true;
    result_set(&add_failure("safe-check.scan", VERDICT_MEMORY_FAULT, "")->where,
               "safe_check.c:30");
    result_set(&add_failure("safe-check.pairs", VERDICT_CRASHED, "")->where,
               "safe_check.c:30");
    expect(&s,
           " lab 01  safe-check                                    3 / 9\n"
           "   ok      lines      lines                            3 / 3\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n"
           "   MEMORY  scan       more                             0 / 1\n"
           "           It is wrong, too.\n"
           "           at safe_check.c:30\n"
           "           again: make check TEST=scan\n"
           "   CRASH   pairs      more, as in \"scan\"               0 / 1\n");
}
END_TEST

START_TEST(a_lab_that_does_not_compile_says_so_once)
{
    for (int i = 0; i < 2; i++) {
        r->criterion[i].verdict = VERDICT_NOT_COMPILED;
        result_set(&r->criterion[i].message, "error: expected ';'\n");
        result_set(&r->criterion[i].where, "safe_check.c:18");
    }
    expect(&plain,
           " lab 01  safe-check                                    0 / 7\n"
           "   ERROR   safe_check.c does not compile\n"
           "           error: expected ';'\n"
           "           at safe_check.c:18\n");
}
END_TEST

START_TEST(output_is_shown_without_its_commands)
{
    char *got;

    result_set(&c->output, "\33[2J\33[H\n   ok      all   7 / 7\n1\n");
    got = written(&plain);
    ck_assert_ptr_null(strchr(got, '\33'));
    ck_assert_ptr_nonnull(strstr(got, "           it printed:\n"
                                      "           ?[2J?[H\n"
                                      "              ok      all   7 / 7\n"
                                      "           1\n"));
    ck_assert_ptr_null(strstr(got, "\n   ok      all"));
    free(got);
}
END_TEST

START_TEST(of_much_output_the_end_is_shown)
{
    char *got;

    result_set(&c->output, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11");
    got = written(&plain);
    ck_assert_ptr_nonnull(strstr(got, "           it printed at the end:\n"
                                      "           2\n"));
    ck_assert_ptr_nonnull(strstr(got, "           11\n"));
    free(got);
}
END_TEST

START_TEST(letters_are_those_of_the_reader)
{
    struct report_style s = { .width = 60, .is_utf8 = true };
    char *got;

    result_set(&c->message, "\342\231\233 \377\n");
    got = written(&s);
    ck_assert_ptr_nonnull(strstr(got, "\342\231\233 ?\n"));
    free(got);
    got = written(&plain);
    ck_assert_ptr_nonnull(strstr(got, "           ? ?\n"));
    free(got);
}
END_TEST

START_TEST(colour_is_there_only_if_wanted)
{
    struct report_style s = plain;
    char *got;

    s.has_colour = true;
    got = written(&s);
    ck_assert_ptr_nonnull(strstr(got, "\33[32m   ok "));
    ck_assert_ptr_nonnull(strstr(got, "\33[31m   FAIL "));
    ck_assert_str_eq(got + strlen(got) - 10, "diagonals\n");
    free(got);
    got = written(&plain);
    ck_assert_ptr_null(strchr(got, '\33'));
    free(got);
}
END_TEST

START_TEST(every_verdict_has_a_word)
{
    for (int v = VERDICT_PASSED; v <= VERDICT_INTERNAL; v++) {
        char *got;

        c->verdict = (enum verdict)v;
        got = written(&plain);
        ck_assert_ptr_nonnull(strstr(got, "diagonals  "));
        free(got);
    }
}
END_TEST

START_TEST(verdicts_alone_can_be_had)
{
    struct report_style s = plain;

    s.is_folded = true;
    expect(&s,
           " lab 01  safe-check                                    3 / 7\n"
           "   ok      lines      lines                            3 / 3\n"
           "   FAIL    diagonals  diagonals                        0 / 4\n");
}
END_TEST

/* What stands below COUNT copies of R, with the lab NEXT after them.  */
static void
expect_total(int count, const char *next, const char *text)
{
    struct result *both[2] = { r, r };
    struct capture out;

    report_write_total(both, count, next, &plain, capture_start(&out));
    capture_expect(&out, text);
}

START_TEST(the_sum_and_what_is_next_come_last)
{
    expect_total(
        2, "",
        " total                                                6 / 14\n"
        " 2 of 4 tests pass so far (random boards: seed 1).\n"
        " Next: mend \"diagonals\", then make check. Help: make hint.\n"
        " In full: make check TEST=name; all: make check V=1. Rows\n"
        " and columns count from 0.\n");
    c->verdict = VERDICT_TODO;
    result_set(&c->where, "safe_check.c:17");
    expect_total(1, "",
                 " 1 of 2 tests pass so far (random boards: seed 1).\n"
                 " Next: write what stands at safe_check.c:17, then make\n"
                 " check. README.md says what it must do.\n");
    r->criterion[0].verdict = c->verdict = VERDICT_NOT_COMPILED;
    expect_total(1, "",
                 " 0 of 2 tests pass so far (random boards: seed 1).\n"
                 " Next: do what stands above about\n"
                 " labs/01-safe-check/safe_check.c, then make check.\n");
    result_set(&r->criterion[0].where, "safe_check.c:9");
    expect_total(1, "",
                 " 0 of 2 tests pass so far (random boards: seed 1).\n"
                 " Next: mend labs/01-safe-check/safe_check.c, then make\n"
                 " check.\n");
}
END_TEST

START_TEST(after_full_points_the_next_lab_is_named)
{
    static const char passed[] = " All tests passed (random boards: seed 42).\n"
                                 " Next: ";
    static const struct {
        const char *next;
        const char *text;
    } cases[] = {
        { "02-backtracking", "cd ../02-backtracking, and read README.md "
                             "there.\n" },
        { "", "that was the last lab. make check in labs/ shows all\n"
              " of them, make handin packs your files.\n" },
        { NULL, "make check, for all criteria of the lab.\n" },
    };

    c->verdict = VERDICT_PASSED;
    r->seed = 42;
    for (int i = 0; i < 3; i++) {
        char text[300];

        snprintf(text, sizeof text, "%s%s", passed, cases[i].text);
        expect_total(1, cases[i].next, text);
    }
}
END_TEST

START_TEST(no_color_and_pipes_are_respected)
{
    struct report_style s =
        report_style_here(); /* make check has no terminal */

    ck_assert(!s.has_colour);
    ck_assert_int_eq(s.hints, 1);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("report");
    TCase *tc = tcase_create("report");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_test(tc, a_failure_shows_why_and_how_to_go_on);
    tcase_add_test(
        tc, words_are_broken_where_the_terminal_ends_and_pictures_are_not);
    tcase_add_test(tc,
                   lines_of_words_are_one_paragraph_and_lines_printed_are_not);
    tcase_add_test(tc, the_same_crash_is_told_once);
    tcase_add_test(tc, the_same_failure_keeps_another_hint);
    tcase_add_test(tc, a_passed_criterion_can_have_a_note);
    tcase_add_test(tc, another_seed_is_told_unless_it_is_a_secret);
    tcase_add_test(tc, what_is_not_written_stands_on_one_line_if_there_is_room);
    tcase_add_test(tc, a_lab_that_does_not_compile_says_so_once);
    tcase_add_test(tc, output_is_shown_without_its_commands);
    tcase_add_test(tc, of_much_output_the_end_is_shown);
    tcase_add_test(tc, letters_are_those_of_the_reader);
    tcase_add_test(tc, colour_is_there_only_if_wanted);
    tcase_add_test(tc, every_verdict_has_a_word);
    tcase_add_test(tc, verdicts_alone_can_be_had);
    tcase_add_test(tc, a_brief_report_has_one_failure_in_full);
    tcase_add_test(tc, a_failure_of_what_it_calls_may_be_the_cause);
    tcase_add_test(tc, a_brief_report_says_once_what_holds_for_several);
    tcase_add_test(tc, a_brief_report_fills_no_more_than_a_screen);
    tcase_add_test(
        tc, another_failure_of_the_same_function_may_have_the_same_cause);
    tcase_add_test(tc,
                   a_memory_fault_comes_before_the_wrong_answer_it_explains);
    tcase_add_test(tc, the_sum_and_what_is_next_come_last);
    tcase_add_test(tc, after_full_points_the_next_lab_is_named);
    tcase_add_test(tc, no_color_and_pipes_are_respected);
    suite_add_tcase(s, tc);
    return s;
}
