/* test_costs.c - unit tests of lib/costs.c.
   SPDX-License-Identifier: MIT  */
#include "lib/costs.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "lib/board.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"
#include "tests/lib/memory.h"
#include "tests/lib/misuse.h"

START_TEST(new_costs_are_0)
{
    for (int n = 1; n <= BOARD_MAX_SIZE; n++) {
        struct costs *c = costs_new(n);
        int sum = 0;

        ck_assert_ptr_nonnull(c);
        ck_assert_int_eq(costs_size(c), n);
        for (int row = 0; row < n; row++)
            for (int col = 0; col < n; col++)
                sum += costs_at(c, row, col);
        ck_assert_int_eq(sum, 0);
        costs_free(c);
    }
}
END_TEST

START_TEST(costs_have_1_to_64_rows)
{
    static const int sizes[] = { 0, -1, 65 };

    for (int i = 0; i < 3; i++) {
        errno = 0;
        ck_assert_ptr_null(costs_new(sizes[i]));
        ck_assert_int_eq(errno, EINVAL);
        errno = 0;
        ck_assert_ptr_null(costs_random(sizes[i], 1));
        ck_assert_int_eq(errno, EINVAL);
    }
}
END_TEST

START_TEST(freeing_no_costs_is_allowed)
{
    costs_free(NULL);
}
END_TEST

START_TEST(each_square_keeps_its_own_cost)
{
    struct costs *c = costs_new(5);

    for (int i = 0; i < 25; i++)
        costs_set(c, i / 5, i % 5, i);
    costs_set(c, 4, 4, COSTS_MAX);
    for (int i = 0; i < 24; i++)
        ck_assert_int_eq(costs_at(c, i / 5, i % 5), i);
    for (int i = 0; i < 24; i++)
        ck_assert_int_eq(costs_row(c, i / 5)[i % 5], i);
    ck_assert_int_eq(costs_at(c, 4, 4), COSTS_MAX);
    ck_assert_int_eq(costs_least(c), 0);
    costs_set(c, 0, 0, 8);
    ck_assert_int_eq(costs_least(c), 1);
    costs_free(c);
}
END_TEST

START_TEST(random_costs_lie_in_1_to_99_and_take_each_value)
{
    struct costs *c = costs_random(BOARD_MAX_SIZE, 1);
    int seen[100] = { 0 };

    for (int row = 0; row < BOARD_MAX_SIZE; row++)
        for (int col = 0; col < BOARD_MAX_SIZE; col++) {
            int cost = costs_at(c, row, col);

            if (cost < 1 || cost > 99)
                ck_abort_msg("%d is not in 1 .. 99", cost);
            seen[cost]++;
        }
    for (int cost = 1; cost <= 99; cost++)
        ck_assert_int_gt(seen[cost], 0);
    costs_free(c);
}
END_TEST

/* Write C as costs_parse reads it.  */
static void
print(const struct costs *c, FILE *out)
{
    int n = costs_size(c);

    for (int i = 0; i < n * n; i++)
        fprintf(out, "%d%c", costs_at(c, i / n, i % n),
                i % n < n - 1 ? ' ' : '\n');
}

static void
expect_print(const struct costs *c, const char *text)
{
    struct capture capture;

    print(c, capture_start(&capture));
    capture_expect(&capture, text);
}

START_TEST(the_same_seed_gives_the_same_costs_everywhere)
{
    struct costs *c = costs_random(3, 42);

    expect_print(c, "65 83 91\n46 80 43\n74 69 11\n");
    costs_free(c);
}
END_TEST

START_TEST(costs_are_read_as_they_were_written)
{
    for (int n = 1; n <= BOARD_MAX_SIZE; n++) {
        struct costs *c = costs_random(n, (uint64_t)n);
        struct costs *again;
        struct text_error error;
        struct capture capture;
        char *text;

        costs_set(c, 0, 0, COSTS_MAX);
        costs_set(c, n - 1, 0, 0);
        print(c, capture_start(&capture));
        text = capture_end(&capture);
        again = costs_parse(text, &error);
        ck_assert_msg(again != NULL, "%d:%d: %s", error.line, error.column,
                      error.message);
        expect_print(again, text);
        costs_free(c);
        costs_free(again);
        free(text);
    }
}
END_TEST

START_TEST(blanks_and_empty_lines_around_do_not_matter)
{
    struct text_error error;
    struct costs *c = costs_parse("\n \n\t1  02\r\n3 4 \n\n ", &error);

    ck_assert_ptr_nonnull(c);
    expect_print(c, "1 2\n3 4\n");
    costs_free(c);
}
END_TEST

/* Fail the test unless TEXT is refused with MESSAGE about LINE and COLUMN.  */
static void
expect_error(const char *text, int line, int column, const char *message)
{
    struct text_error error;

    ck_assert_msg(costs_parse(text, &error) == NULL, "read: %s", text);
    ck_assert_str_eq(error.message, message);
    ck_assert_int_eq(error.line, line);
    ck_assert_int_eq(error.column, column);
}

START_TEST(a_wrong_text_is_refused_with_line_and_column)
{
    expect_error("", 1, 1, "expected a number, but the text ends");
    expect_error(" \n ", 2, 2, "expected a number, but the text ends");
    expect_error("1 2\n3 x", 2, 3, "expected a number, found 'x'");
    expect_error("1 -2\n3 4", 1, 3, "expected a number, found '-'");
    expect_error("1 2\n3 4.5", 2, 4, "expected a number, found '.'");
    expect_error("1 1000001", 1, 3, "the number is larger than 1000000");
    expect_error("1 99999999999999999999999", 1, 3,
                 "the number is larger than 1000000");
    expect_error("1 2\n3", 2, 2, "the row ends after 1 of 2 numbers");
    expect_error("1 2\n\n3 4", 2, 1, "the row ends after 0 of 2 numbers");
    expect_error("1 2\n3 4 5", 2, 5, "more than 2 numbers in a row");
    expect_error("1 2\n", 1, 4, "the text ends after 1 of 2 rows");
    expect_error("1 2\n3 4\n5", 3, 1, "more than 2 rows");
}
END_TEST

START_TEST(more_than_64_costs_in_a_row_are_refused)
{
    char text[2 * 65 + 1] = "";

    for (int i = 0; i < 65; i++)
        strcat(text, "1 ");
    expect_error(text, 1, 129, "more than 64 numbers in a row");
}
END_TEST

START_TEST(without_memory_there_are_no_costs)
{
    struct text_error error;
    struct costs *made, *random, *parsed;

    memory_take();
    errno = 0;
    made = costs_new(4);
    random = costs_random(4, 1);
    parsed = costs_parse("1", &error);
    memory_give_back();
    ck_assert_int_eq(errno, ENOMEM);
    ck_assert_ptr_null(made);
    ck_assert_ptr_null(random);
    ck_assert_ptr_null(parsed);
    ck_assert_str_eq(error.message, "out of memory");
    ck_assert_int_eq(error.line, 0);
}
END_TEST

START_TEST(a_missing_argument_is_misuse)
{
    struct text_error error;
    struct costs *c = costs_new(1);

    EXPECT_MISUSE(costs_size(NULL), "costs_size: the costs are NULL");
    EXPECT_MISUSE(costs_at(NULL, 0, 0), "costs_at: the costs are NULL");
    EXPECT_MISUSE(costs_row(NULL, 0), "costs_row: the costs are NULL");
    EXPECT_MISUSE(costs_least(NULL), "costs_least: the costs are NULL");
    EXPECT_MISUSE(costs_set(NULL, 0, 0, 0), "costs_set: the costs are NULL");
    EXPECT_MISUSE(costs_parse(NULL, &error), "costs_parse: the text is NULL");
    EXPECT_MISUSE(costs_parse("1", NULL), "costs_parse: the error is NULL");
    costs_free(c);
}
END_TEST

START_TEST(a_square_or_cost_out_of_range_is_misuse)
{
    struct costs *c = costs_new(4);

    EXPECT_MISUSE(costs_at(c, 4, 0), "costs_at: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(costs_at(c, -1, 0), "costs_at: row -1 is not in 0 .. 3");
    EXPECT_MISUSE(costs_row(c, 4), "costs_row: row 4 is not in 0 .. 3");
    EXPECT_MISUSE(costs_at(c, 0, 4), "costs_at: column 4 is not in 0 .. 3");
    EXPECT_MISUSE(costs_set(c, 0, -1, 0),
                  "costs_set: column -1 is not in 0 .. 3");
    EXPECT_MISUSE(costs_set(c, 0, 0, -1),
                  "costs_set: the cost -1 is not in 0 .. 1000000");
    EXPECT_MISUSE(costs_set(c, 0, 0, 1000001),
                  "costs_set: the cost 1000001 is not in 0 .. 1000000");
    costs_free(c);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("costs");
    TCase *tc = tcase_create("costs");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, new_costs_are_0);
    tcase_add_test(tc, costs_have_1_to_64_rows);
    tcase_add_test(tc, freeing_no_costs_is_allowed);
    tcase_add_test(tc, each_square_keeps_its_own_cost);
    tcase_add_test(tc, random_costs_lie_in_1_to_99_and_take_each_value);
    tcase_add_test(tc, the_same_seed_gives_the_same_costs_everywhere);
    tcase_add_test(tc, costs_are_read_as_they_were_written);
    tcase_add_test(tc, blanks_and_empty_lines_around_do_not_matter);
    tcase_add_test(tc, a_wrong_text_is_refused_with_line_and_column);
    tcase_add_test(tc, more_than_64_costs_in_a_row_are_refused);
    tcase_add_test(tc, a_missing_argument_is_misuse);
    tcase_add_test(tc, a_square_or_cost_out_of_range_is_misuse);
    if (memory_can_run_out())
        tcase_add_test(tc, without_memory_there_are_no_costs);
    return s;
}
