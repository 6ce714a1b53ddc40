/* test_ending.c - unit tests of telling how a child ended.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/ending.h"

#include <signal.h>
#include <string.h>

#include "tests/lib/main.h"
#include "tools/judge/suite/memory_pass.h"
#include "tools/judge/suite/where.h"

enum { CPU_LIMIT = 2000 };

static struct ending e;
static struct wire w;

static void
set_up(void)
{
    ending_clear(&e);
}

static void
tear_down(void)
{
    ending_free(&e);
}

/* A status as wait gives it, what was printed, CPU time, and the verdict.  */
static const struct {
    int status;
    const char *output;
    int milliseconds;
    enum verdict verdict;
    const char *says;
} cases[] = {
    { 0, "", 5, VERDICT_ENDED_EARLY, "call of exit" },
    { 3 << 8, "", 5, VERDICT_ENDED_EARLY, "call of exit" },
    { SIGSEGV, "", 5, VERDICT_CRASHED, "not its own" },
    { SIGBUS, "", 5, VERDICT_CRASHED, "not its own" },
    { SIGFPE, "", 5, VERDICT_CRASHED, "divided by zero" },
    { SIGILL, "", 5, VERDICT_CRASHED, "return missing" },
    { SIGABRT, "", 5, VERDICT_CRASHED, "abort" },
    { SIGABRT, "x\nlibboard: board_queen: row 9 is not in 0 .. 3\ny", 5,
      VERDICT_CRASHED, "row 9 is not in 0 .. 3.\nRows and columns" },
    { SIGXFSZ, "", 5, VERDICT_CRASHED, "wrote to a file" },
    { SIGKILL, "", 5, VERDICT_CRASHED, "no longer listens" },
    { SIGUSR1, "", 5, VERDICT_CRASHED, "killed by a signal" },
    { SIGSYS, "", 5, VERDICT_FORBIDDEN, "no lab needs" },
    { SIGXCPU, "", 5, VERDICT_TIMED_OUT, "in time" },
    { SIGKILL, "", 2001, VERDICT_TIMED_OUT, "in time" },
    { MEMORY_FAULT_STATUS << 8, "ERROR: AddressSanitizer: x", 5,
      VERDICT_MEMORY_FAULT, "memory" },
};

/* Let the child have left COUNT moves.  */
static void
put_rest(int count)
{
    wire_put_int(&w, 4711);
    wire_put_int(&w, count);
    for (int i = 0; i < 3 * count; i++)
        wire_put_int(&w, i);
}

START_TEST(moves_that_were_not_sent_are_taken_once)
{
    wire_start(&w, WIRE_ENDED, 0);
    for (int i = 0; i < 3; i++)
        wire_put_int(&w, 0);
    wire_put_text(&w, "", 0);
    put_rest(2);
    ck_assert(ending_read(&e, &w));
    ck_assert(ending_take_rest(&e, &w));
    ck_assert_int_eq(wire_kind(&w), WIRE_EVENTS);
    ck_assert_int_eq(wire_ticket(&w), 4711);
    for (int i = 0; i < 6; i++)
        ck_assert_int_eq(wire_get_int(&w), i);
    ck_assert(wire_is_done(&w));
    ck_assert(!ending_take_rest(&e, &w));
}
END_TEST

START_TEST(an_end_is_told_in_plain_words)
{
    wire_start(&w, WIRE_ENDED, 0);
    wire_put_int(&w, cases[_i].status);
    wire_put_int(&w, cases[_i].milliseconds);
    wire_put_int(&w, 0);
    wire_put_text(&w, cases[_i].output, strlen(cases[_i].output));
    put_rest(1);
    ck_assert(ending_read(&e, &w));
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_int_eq(e.verdict, cases[_i].verdict);
    ck_assert_msg(strstr(e.message, cases[_i].says) != NULL, "%s", e.message);
}
END_TEST

START_TEST(a_deadline_that_passed_is_what_counts)
{
    e.status = SIGKILL;
    ending_set_timed_out(&e);
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_int_eq(e.verdict, VERDICT_TIMED_OUT);
}
END_TEST

/* -1: a kernel that does not tell.  */
static const struct {
    int waited;
    bool is_doubtful;
} waits[] = { { 0, false }, { 1499, false }, { 1500, true }, { -1, true } };

START_TEST(a_deadline_is_in_doubt_if_it_had_to_wait_for_a_processor)
{
    e.status = SIGXCPU;
    e.milliseconds = 100;
    e.waited = waits[_i].waited;
    e.wall = 6000;
    ending_set_timed_out(&e);
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert(e.is_doubtful == waits[_i].is_doubtful);
    ck_assert((strstr(e.message, "sleep") != NULL) ==
              (waits[_i].waited < 1500));
}
END_TEST

START_TEST(a_loop_is_not_in_doubt)
{
    e.status = SIGXCPU;
    e.milliseconds = CPU_LIMIT;
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_int_eq(e.verdict, VERDICT_TIMED_OUT);
    ck_assert(!e.is_doubtful);
}
END_TEST

START_TEST(a_host_that_was_killed_was_attacked)
{
    ending_set_host_lost(&e, false);
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_int_eq(e.verdict, VERDICT_FORBIDDEN);
}
END_TEST

START_TEST(a_host_with_trouble_costs_nobody_points)
{
    ending_set_host_lost(&e, true);
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_int_eq(e.verdict, VERDICT_INTERNAL);
}
END_TEST

START_TEST(what_is_not_written_says_where)
{
    wire_start(&w, WIRE_TODO, 0);
    wire_put_text(&w, "safe_check_scan", 15);
    wire_put_text(&w, "/home/me/safe_check.c", 21);
    wire_put_int(&w, 33);
    ck_assert(ending_notes(&e, &w));
    ck_assert_int_eq(e.verdict, VERDICT_TODO);
    ck_assert_str_eq(e.where, "safe_check.c:33");
    ck_assert_str_eq(e.message, "safe_check_scan is not written yet.\n");
}
END_TEST

START_TEST(a_hostile_name_is_only_a_name)
{
    static const char evil[] = "a/b\n   ok all \33[2J 20 / 20\n";

    wire_start(&w, WIRE_TODO, 0);
    wire_put_text(&w, evil, sizeof evil);
    wire_put_text(&w, evil, sizeof evil);
    wire_put_int(&w, -1);
    ck_assert(ending_notes(&e, &w));
    ck_assert_ptr_null(strpbrk(e.where, "\n\33 "));
    ck_assert_ptr_eq(strchr(e.message, '\n'),
                     e.message + strlen(e.message) - 1);
}
END_TEST

START_TEST(an_undefined_function_is_named)
{
    static const char said[] = "x.so: undefined symbol: helper";

    wire_start(&w, WIRE_MISSING, 0);
    wire_put_text(&w, said, sizeof said - 1);
    ck_assert(ending_notes(&e, &w));
    ck_assert_int_eq(e.verdict, VERDICT_NOT_COMPILED);
    ck_assert(strncmp(e.message, "helper is declared", 18) == 0);
}
END_TEST

/* A plug-in may make up what is missing: no lines, no commands, no path.  */
START_TEST(what_is_missing_is_a_name)
{
    static const char *const said[] = { "x\n\033[2J\n lab 01  20 / 20\n",
                                        "/tmp/a/x.so: failed to map" };

    wire_start(&w, WIRE_MISSING, 0);
    wire_put_text(&w, said[_i], strlen(said[_i]));
    ck_assert(ending_notes(&e, &w));
    ck_assert_ptr_eq(strchr(e.message, '\n'), strrchr(e.message, '\n'));
    ck_assert(strpbrk(e.message, "\033/") == NULL);
}
END_TEST

/* How many calls were open when the stack was used up, and what is said.  */
static const struct {
    int calls;
    const char *says;
} overflows[] = { { 0, "not its own" },
                  { 3, "by few calls" },
                  { CRASH_DEPTH, "recursion ever end" } };

START_TEST(a_stack_overflow_is_told_from_a_bad_pointer)
{
    wire_start(&w, WIRE_CRASH, 0);
    wire_put_int(&w, 0);
    wire_put_int(&w, overflows[_i].calls);
    for (int i = 0; i < 2 * CRASH_FRAMES; i++)
        wire_put_int(&w, i);
    ck_assert(ending_notes(&e, &w));
    ck_assert_int_eq(e.crash_frames, CRASH_FRAMES);
    e.status = SIGSEGV;
    ending_explain(&e, "no.so", NULL, CPU_LIMIT);
    ck_assert_ptr_nonnull(strstr(e.message, overflows[_i].says));
}
END_TEST

START_TEST(other_records_are_no_last_words)
{
    wire_start(&w, WIRE_RETURN, 0);
    ck_assert(!ending_notes(&e, &w));
    ck_assert(!e.has_last_words);
}
END_TEST

START_TEST(a_place_that_cannot_be_had_is_empty)
{
    char where[20] = "old";
    int frame[] = { 1, 2 };

    where_find(where, sizeof where, "there/is/no.so", NULL, frame, 2);
    ck_assert_str_eq(where, "");
    where_find(where, sizeof where, "there/is/no.so", NULL, frame, 0);
    ck_assert_str_eq(where, "");
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("ending");
    TCase *tc = tcase_create("ending");

    tcase_add_checked_fixture(tc, set_up, tear_down);
    tcase_add_loop_test(tc, an_end_is_told_in_plain_words, 0,
                        sizeof cases / sizeof cases[0]);
    tcase_add_test(tc, moves_that_were_not_sent_are_taken_once);
    tcase_add_test(tc, a_deadline_that_passed_is_what_counts);
    tcase_add_loop_test(
        tc, a_deadline_is_in_doubt_if_it_had_to_wait_for_a_processor, 0, 4);
    tcase_add_test(tc, a_loop_is_not_in_doubt);
    tcase_add_test(tc, a_host_that_was_killed_was_attacked);
    tcase_add_test(tc, a_host_with_trouble_costs_nobody_points);
    tcase_add_test(tc, what_is_not_written_says_where);
    tcase_add_test(tc, a_hostile_name_is_only_a_name);
    tcase_add_test(tc, an_undefined_function_is_named);
    tcase_add_loop_test(tc, what_is_missing_is_a_name, 0, 2);
    tcase_add_loop_test(tc, a_stack_overflow_is_told_from_a_bad_pointer, 0,
                        sizeof overflows / sizeof overflows[0]);
    tcase_add_test(tc, other_records_are_no_last_words);
    tcase_add_test(tc, a_place_that_cannot_be_had_is_empty);
    suite_add_tcase(s, tc);
    return s;
}
