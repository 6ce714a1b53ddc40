/* test_cursor.c - unit tests of lib/text/cursor.c.
   SPDX-License-Identifier: MIT  */
#include "lib/text/cursor.h"

#include <limits.h>
#include <string.h>

#include "tests/lib/main.h"

/* Fail the test unless C stands before CHARACTER at LINE and COLUMN.  */
static void
expect(const struct cursor *c, char character, int line, int column)
{
    ck_assert_int_eq(cursor_char(c), character);
    ck_assert_int_eq(c->line, line);
    ck_assert_int_eq(c->column, column);
}

START_TEST(a_walk_counts_lines_and_columns)
{
    struct cursor c = cursor_start("ab\n\r\nc\rd");

    expect(&c, 'a', 1, 1);
    cursor_step(&c);
    expect(&c, 'b', 1, 2);
    cursor_step(&c);
    expect(&c, '\n', 1, 3);
    cursor_step(&c);
    expect(&c, '\n', 2, 1);
    cursor_step(&c);
    expect(&c, 'c', 3, 1);
    cursor_step(&c);
    expect(&c, '\r', 3, 2);
    cursor_step(&c);
    expect(&c, 'd', 3, 3);
    cursor_step(&c);
    expect(&c, '\0', 3, 4);
    cursor_step(&c);
    expect(&c, '\0', 3, 4);
}
END_TEST

START_TEST(a_walk_starts_behind_the_empty_lines)
{
    struct cursor c = cursor_start("\n \t\r\n  x");

    expect(&c, ' ', 3, 1);
    cursor_skip_blanks(&c);
    expect(&c, 'x', 3, 3);
    c = cursor_start("");
    expect(&c, '\0', 1, 1);
}
END_TEST

START_TEST(a_line_ends_with_a_newline_or_the_text)
{
    struct cursor c = cursor_start("a\nb");

    ck_assert(!cursor_is_line_end(&c));
    cursor_step(&c);
    ck_assert(cursor_is_line_end(&c));
    cursor_step(&c);
    ck_assert(!cursor_is_line_end(&c));
    cursor_step(&c);
    ck_assert(cursor_is_line_end(&c));
}
END_TEST

START_TEST(a_text_is_done_when_only_empty_lines_follow)
{
    struct cursor c = cursor_start("a \n\n  \r\n ");

    ck_assert(!cursor_is_done(&c));
    cursor_step(&c);
    ck_assert(cursor_is_done(&c));
    expect(&c, ' ', 1, 2);
    c = cursor_start("a\n\nb");
    cursor_step(&c);
    ck_assert(!cursor_is_done(&c));
}
END_TEST

START_TEST(a_number_is_read_up_to_its_limit)
{
    struct text_error error;
    struct cursor c = cursor_start("2147483647 x");

    ck_assert_int_eq(cursor_number(&c, INT_MAX, &error), INT_MAX);
    expect(&c, ' ', 1, 11);
    c = cursor_start("007");
    ck_assert_int_eq(cursor_number(&c, 7, &error), 7);
    c = cursor_start("8");
    ck_assert_int_eq(cursor_number(&c, 7, &error), -1);
    ck_assert_str_eq(error.message, "the number is larger than 7");
    c = cursor_start("2147483648");
    ck_assert_int_eq(cursor_number(&c, INT_MAX, &error), -1);
}
END_TEST

START_TEST(what_was_found_instead_is_named)
{
    static const char *const texts[] = { "", "x\n", "~", "\x7f", "\x80" };
    static const char *const found[] = { "expected it, but the text ends",
                                         "expected it, but the line ends",
                                         "expected it, found '~'",
                                         "expected it, found byte 0x7f",
                                         "expected it, found byte 0x80" };

    for (int i = 0; i < 5; i++) {
        struct text_error error;
        struct cursor c = cursor_start(texts[i]);

        if (cursor_char(&c) == 'x')
            cursor_step(&c);
        ck_assert_int_eq(cursor_unexpected(&c, &error, "it"), -1);
        ck_assert_str_eq(error.message, found[i]);
    }
}
END_TEST

START_TEST(a_long_message_is_cut)
{
    struct text_error error;
    struct cursor c = cursor_start("");
    char text[200];

    memset(text, 'a', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    ck_assert_int_eq(cursor_fail(&c, &error, "%s", text), -1);
    ck_assert_uint_eq(strlen(error.message), sizeof error.message - 1);
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("cursor");
    TCase *tc = tcase_create("cursor");

    suite_add_tcase(s, tc);
    tcase_add_test(tc, a_walk_counts_lines_and_columns);
    tcase_add_test(tc, a_walk_starts_behind_the_empty_lines);
    tcase_add_test(tc, a_line_ends_with_a_newline_or_the_text);
    tcase_add_test(tc, a_text_is_done_when_only_empty_lines_follow);
    tcase_add_test(tc, a_number_is_read_up_to_its_limit);
    tcase_add_test(tc, what_was_found_instead_is_named);
    tcase_add_test(tc, a_long_message_is_cut);
    return s;
}
