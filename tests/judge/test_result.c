/* test_result.c - unit tests of what a graded run found out.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/result.h"

#include <stdlib.h>
#include <string.h>

#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tools/judge/report/search_picture.h"

/* Text that a line-by-line file must carry unharmed.  */
static const char hostile[] =
    "a\\nb\n\\\n\nverdict passed\nend \n\t\33[2J\377\302\233 \r";

static struct result *
sample(void)
{
    struct result *r = result_new("01", "safe-check", "safe_check.c");
    struct result_criterion *c;

    r->seed = UINT64_MAX;
    result_set(&r->layers, "seccomp bwrap");
    c = result_add(r, "safe-check.lines", 3, "same row");
    c->verdict = VERDICT_PASSED;
    c = result_add(r, "safe-check.scan", 4, hostile);
    c->verdict = VERDICT_CRASHED;
    c->is_doubtful = true;
    result_set(&c->message, hostile);
    result_add_figure(c, figure_read("board 2 2 2 .Q.. 1 -"));
    result_add_figure(c, figure_read("maze 1 3 -1 S#G 0,1 -"));
    result_add_figure(c, figure_read("board 1 2 -1 Qq - 7,1000000"));
    result_set(&c->moves, "2x2 +0,1 -0,1");
    result_set(&c->where, "safe_check.c:41");
    result_set(&c->output, hostile);
    result_set(&c->hint[c->hints++], "first");
    result_set(&c->hint[c->hints++], "");
    return r;
}

static char *
written(const struct result *r)
{
    struct capture c;

    ck_assert_int_eq(result_write(r, capture_start(&c)), 0);
    return capture_end(&c);
}

/* Read the first SIZE bytes of TEXT.  */
static struct result *
read_part(const char *text, size_t size)
{
    FILE *in = fmemopen((void *)text, size, "r");
    struct result *r = result_read(in);

    fclose(in);
    return r;
}

START_TEST(what_is_written_is_read)
{
    struct result *r = sample(), *again;
    char *text = written(r), *text_again;

    again = read_part(text, strlen(text));
    ck_assert_ptr_nonnull(again);
    ck_assert_int_eq(again->criteria, 2);
    ck_assert(again->seed == UINT64_MAX);
    ck_assert_str_eq(again->criterion[1].message, hostile);
    ck_assert_str_eq(again->criterion[1].output, hostile);
    ck_assert_int_eq(again->criterion[1].verdict, VERDICT_CRASHED);
    ck_assert_int_eq(again->criterion[1].hints, 2);
    ck_assert_int_eq(again->criterion[1].figures, 3);
    ck_assert_str_eq(again->criterion[1].moves, "2x2 +0,1 -0,1");
    ck_assert(again->criterion[1].is_doubtful);
    ck_assert(!again->criterion[0].is_doubtful);
    text_again = written(again);
    ck_assert_str_eq(text_again, text);
    free(text);
    free(text_again);
    result_free(r);
    result_free(again);
}
END_TEST

START_TEST(no_part_of_a_result_is_one)
{
    struct result *r = sample();
    char *text = written(r);

    for (size_t size = 1; size + 2 < strlen(text); size++)
        ck_assert_ptr_null(read_part(text, size));
    free(text);
    result_free(r);
}
END_TEST

/* Files that are no results.  */
static const char *const strange[] = {
    "\n",
    "end\n",
    "queenslab-result 1\nwhatever x\nend \n",
    "queenslab-result 1\ncriterion a.b\nwhatever x\nend \n",
    "queenslab-result 1\ncriterion a.b\nfigure x\nend \n",
    "\377\376\n",
};

/* Lines that are no figures.  */
static const char *const no_figures[] = {
    "",
    "board 2 2 -1 .Q. - -",
    "board 2 2 -1 .Q.# - -",
    "board 2 2 4 .Q.. - -",
    "board 2 2 -2 .Q.. - -",
    "board 2 2 -1 .Q.. 4 -",
    "board 2 2 -1 .Q.. 1, -",
    "board 2 2 -1 .Q.. - 1,2,3",
    "board 2 2 -1 .Q.. - 1,2,3,4,5",
    "board 2 2 -1 .Q.. - - ",
    "board 0 2 -1  - -",
    "maze 9999 9999 -1 . - -",
};

START_TEST(another_line_is_not_a_figure)
{
    ck_assert_ptr_null(figure_read(no_figures[_i]));
}
END_TEST

START_TEST(figures_stand_where_the_message_has_them)
{
    struct result *r = sample();
    struct result_criterion *c = &r->criterion[1];
    char *text;

    result_set(&c->message, "On ?:\n\f\nthe rat:\n\f\nfor\n\f\n\f\nend\n");
    text = result_message(c);
    ck_assert_str_eq(text, "On ?:\n"
                           "    . A\n"
                           "    ? .\n"
                           "the rat:\n"
                           "    oXG\n"
                           "    (x, X: the rat in a wall)\n"
                           "for\n"
                           "   [      7](1000000)\n"
                           "end\n");
    free(text);
    result_judge(c, VERDICT_MEMORY_FAULT, "a\n", "");
    ck_assert_int_eq(c->figures, 0);
    result_free(r);
}
END_TEST

START_TEST(another_file_is_not_a_result)
{
    ck_assert_ptr_null(read_part(strange[_i], strlen(strange[_i])));
}
END_TEST

START_TEST(an_unknown_verdict_earns_nothing)
{
    static const char text[] = "queenslab-result 1\ncriterion a.b\npoints 5\n"
                               "verdict splendid\nend \n";
    struct result *r = read_part(text, sizeof text - 1);

    ck_assert_ptr_nonnull(r);
    ck_assert_int_eq(r->criterion[0].verdict, VERDICT_INTERNAL);
    ck_assert_int_eq(result_earned(r), 0);
    ck_assert_int_eq(result_points(r), 5);
    result_free(r);
}
END_TEST

START_TEST(only_what_is_passed_is_earned)
{
    struct result *r = sample();

    for (int v = VERDICT_PASSED; v <= VERDICT_INTERNAL; v++) {
        r->criterion[1].verdict = (enum verdict)v;
        ck_assert_int_eq(result_earned(r), v == VERDICT_PASSED ? 7 : 3);
    }
    ck_assert_int_eq(result_points(r), 7);
    result_free(r);
}
END_TEST

START_TEST(verdicts_have_names_of_their_own)
{
    for (int v = VERDICT_PASSED; v <= VERDICT_INTERNAL; v++)
        for (int other = VERDICT_PASSED; other < v; other++)
            ck_assert_str_ne(result_words((enum verdict)v)->name,
                             result_words((enum verdict)other)->name);
}
END_TEST

/* Moves that are drawn, and some that nobody can make.  */
static const struct {
    const char *moves;
    bool can_be;
} told[] = {
    { "2x2 +0,1 -0,1", true },
    { "1x2 SG +0,0 -0,0", true },
    { "2x2 fifo *0,0 : b7,0 +0,1 -1,0 .", true },
    { "2x2 least *0,0 b1,0 +0,0 : *1,0 -1,0", true },
    { "1x1 lifo : *0,0 b3,0 +0,0 !1,0", true },
    { "2x2 least", false },
    { "0x0 fifo *0,0", false },
    { "2x3 fifo *0,0", false },
    { "2x2 fifo *1,0", false },
    { "2x2 fifo *0,0 *0,0", false },
    { "2x2 fifo *-1,0", false },
    { "2x2 fifo b1,0 +0,0", false },
    { "2x2 fifo *0,0 +0,0", false },
    { "2x2 fifo *0,0 b-1,0 +0,0", false },
    { "2x2 fifo *0,0 b1,0 +0,2", false },
    { "2x2 fifo *0,0 b1,0 +0,0 !1,0", false },
    { "2x2 fifo *0,0 b1,0 +0,0 -0,0", false },
    { "2x2 fifo *0,0 b1,0 +9,0", false },
    { "2x2 fifo *0,0 . -0,0", false },
    { "2x2 fifo ?", false },
};

START_TEST(moves_are_drawn_if_they_can_be_made)
{
    struct result *r = sample();

    result_set(&r->criterion[0].moves, told[_i].moves);
    ck_assert_msg(search_picture_has(&r->criterion[0]) == told[_i].can_be, "%s",
                  told[_i].moves);
    result_free(r);
}
END_TEST

START_TEST(a_full_disk_is_noticed)
{
    struct result *r = sample();
    FILE *full = fopen("/dev/full", "w");

    if (full != NULL) {
        ck_assert_int_eq(result_write(r, full), -1);
        fclose(full);
    }
    result_free(r);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("result");
    TCase *tc = tcase_create("result");

    tcase_add_test(tc, what_is_written_is_read);
    tcase_add_test(tc, no_part_of_a_result_is_one);
    tcase_add_loop_test(tc, another_file_is_not_a_result, 0,
                        sizeof strange / sizeof strange[0]);
    tcase_add_loop_test(tc, another_line_is_not_a_figure, 0,
                        sizeof no_figures / sizeof no_figures[0]);
    tcase_add_test(tc, figures_stand_where_the_message_has_them);
    tcase_add_test(tc, an_unknown_verdict_earns_nothing);
    tcase_add_test(tc, only_what_is_passed_is_earned);
    tcase_add_test(tc, verdicts_have_names_of_their_own);
    tcase_add_loop_test(tc, moves_are_drawn_if_they_can_be_made, 0,
                        sizeof told / sizeof told[0]);
    tcase_add_test(tc, a_full_disk_is_noticed);
    suite_add_tcase(s, tc);
    return s;
}
