/* test_memory_fault.c - unit tests of AddressSanitizer's word in plain words.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/suite/memory_pass.h"

#include <stdlib.h>
#include <string.h>

#include "tests/lib/main.h"

enum { FAULT = MEMORY_FAULT_STATUS << 8 }; /* as wait gives it */

static const char overflow[] =
    "debug: board.c:1 is fine\n"
    "=================================================================\n"
    "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602\n"
    "READ of size 4 at 0x602 thread T0\n"
    "    #0 0x7f in is_clear /home/me/labs/01-safe-check/safe_check.c:34\n"
    "    #1 0x55 in scan /kit/tools/labs/safe_check_dispatch.c:41\n"
    "    #2 0x55 in serve_call /kit/tools/judge/host/serve.c:143\n"
    "SUMMARY: AddressSanitizer: heap-buffer-overflow safe_check.c:34\n";

static const char leak[] =
    "==7==ERROR: LeakSanitizer: detected memory leaks\n"
    "Direct leak of 40 byte(s) in 1 object(s) allocated from:\n"
    "    #0 0x7f in malloc asan_malloc_linux.cpp:69\n"
    "    #1 0x7f in safe_check_scan /home/me/safe_check.c:52\n"
    "SUMMARY: AddressSanitizer: 40 byte(s) leaked in 1 allocation(s).\n";

/* What the library allocated is lost by whoever asked for it.  */
static const char lost_board[] =
    "==7==ERROR: LeakSanitizer: detected memory leaks\n"
    "    #0 0x7f in malloc asan_malloc_linux.cpp:69\n"
    "    #1 0x7f in board_new /home/lib/kit/lib/board.c:30\n"
    "    #2 0x7f in safe_check_scan /home/lib/kit/labs/01/safe_check.c:52\n";

static const struct {
    const char *output;
    const char *says; /* a part of the message */
    const char *where;
} cases[] = {
    { overflow, "outside an array", "safe_check.c:34" },
    { leak, "loses memory", "safe_check.c:52" },
    { lost_board, "loses memory", "safe_check.c:52" },
    { "SUMMARY: AddressSanitizer: 40 byte(s) leaked in 1 allocation(s).\n",
      "loses memory", "" },
    { "ERROR: AddressSanitizer: heap-use-after-free on x\n", "released before",
      "" },
    { "ERROR: AddressSanitizer: attempting double-free on x\n", "twice", "" },
    { "ERROR: AddressSanitizer: something new\n  #0 tools/judge/host/serve.c:1 "
      "../tools/labs/x_dispatch.c:2\n",
      "uses memory wrongly", "" },
};

START_TEST(a_report_is_told_in_plain_words)
{
    char *message = strdup(""), where[40];

    ck_assert(memory_fault_in(cases[_i].output, FAULT));
    memory_fault_explain(cases[_i].output, &message, where, sizeof where);
    ck_assert_msg(strstr(message, cases[_i].says) != NULL, "%s", message);
    ck_assert_str_eq(where, cases[_i].where);
    free(message);
}
END_TEST

START_TEST(a_student_may_print_the_word)
{
    ck_assert(!memory_fault_in("AddressSanitizer: is great\n", 0));
    ck_assert(!memory_fault_in("AddressSanitizer: is great\n", 1 << 8));
    ck_assert(!memory_fault_in("all is well\n", FAULT));
    ck_assert(!memory_fault_in(overflow, MEMORY_FAULT_STATUS)); /* a signal */
}
END_TEST

START_TEST(a_long_place_is_cut)
{
    char *message = strdup(""), where[8];

    memory_fault_explain(overflow, &message, where, sizeof where);
    ck_assert_str_eq(where, "safe_ch");
    free(message);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("memory_fault");
    TCase *tc = tcase_create("memory_fault");

    tcase_add_loop_test(tc, a_report_is_told_in_plain_words, 0,
                        sizeof cases / sizeof cases[0]);
    tcase_add_test(tc, a_student_may_print_the_word);
    tcase_add_test(tc, a_long_place_is_cut);
    suite_add_tcase(s, tc);
    return s;
}
