/* test_text.c - unit tests of the text in pictures: utf8, escape, text_width
   and ink.
   SPDX-License-Identifier: MIT  */
#include <limits.h>
#include <stdlib.h>
#include <string.h>

#include "lib/picture/svg/element.h"
#include "lib/random.h"
#include "lib/text/escape.h"
#include "lib/text/text_width.h"
#include "lib/text/utf8.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"

static void
expect(void (*escape)(const char *, FILE *), const char *text,
       const char *expected)
{
    struct capture c;

    escape(text, capture_start(&c));
    capture_expect(&c, expected);
}

/* What is not safe to show.  */
static const int unsafe[] = {
    0x1,    0x8,    0xb,    0xd,    0x1b,   0x1f,   0x7f,   0x80,
    0x9f,   0x61c,  0x200b, 0x200e, 0x200f, 0x2028, 0x2029, 0x202a,
    0x202e, 0x2066, 0x2069, 0xfeff, 0xfffe, 0xffff,
};

static bool
is_listed(int c)
{
    for (size_t i = 0; i < sizeof unsafe / sizeof unsafe[0]; i++)
        if (c == unsafe[i])
            return true;
    return (c > 0x7f && c < 0x9f) || (c > 0x202a && c < 0x202e) ||
           (c > 0x2066 && c < 0x2069) || (c >= 0xd800 && c <= 0xdfff);
}

START_TEST(what_is_not_safe_is_replaced)
{
    for (size_t i = 0; i < sizeof unsafe / sizeof unsafe[0]; i++) {
        struct capture capture;
        const char *s;
        char *text;

        utf8_put(unsafe[i], capture_start(&capture));
        s = text = capture_end(&capture);
        ck_assert_int_eq(utf8_next(&s), UTF8_REPLACEMENT);
        ck_assert_int_eq(utf8_next(&s), 0);
        free(text);
    }
}
END_TEST

/* Persian and Hindi are spelt with these.  */
START_TEST(what_joins_letters_is_safe)
{
    const char *s = "\xe2\x80\x8c\xe2\x80\x8d\t\n";

    ck_assert_int_eq(utf8_next(&s), 0x200c);
    ck_assert_int_eq(utf8_next(&s), 0x200d);
    ck_assert_int_eq(utf8_next(&s), '\t');
    ck_assert_int_eq(utf8_next(&s), '\n');
}
END_TEST

START_TEST(every_character_comes_back)
{
    for (int c = 0x20; c <= 0x10ffff; c += 1 + c / 50) {
        struct capture capture;
        const char *s;
        char *text;

        if (is_listed(c))
            continue;
        utf8_put(c, capture_start(&capture));
        s = text = capture_end(&capture);
        ck_assert_int_eq(utf8_next(&s), c);
        ck_assert_int_eq(utf8_next(&s), 0);
        free(text);
    }
}
END_TEST

START_TEST(what_is_no_text_is_replaced)
{
    static const char *const bad[] = { "\x80",
                                       "\xc0\x80",
                                       "\xff",
                                       "\xed\xa0\x80",
                                       "\xe2\x82",
                                       "\xf4\x90\x80\x80",
                                       "\x01",
                                       "\x7f",
                                       "\xc2\x85",
                                       "\xef\xbf\xbf",
                                       "\xf0\x80\x80\x80",
                                       "\xe0\x80\x80" };

    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        const char *s = bad[i];

        ck_assert_int_eq(utf8_next(&s), UTF8_REPLACEMENT);
    }
}
END_TEST

START_TEST(xml_is_escaped)
{
    expect(escape_xml, "<a href=\"x\">'&'</a>",
           "&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;");
    expect(escape_xml, "]]>\xff", "]]&gt;\xef\xbf\xbd");
}
END_TEST

START_TEST(dot_is_escaped)
{
    expect(escape_dot, "say \"\\N\"\n&lt;", "\"say \\\"\\\\N\\\"\\n&amp;lt;\"");
    expect(escape_dot, "\\", "\"\\\\ \"");
    expect(escape_dot, "", "\"\"");
}
END_TEST

START_TEST(json_is_escaped_for_a_script)
{
    expect(escape_json, "</script>&\"\\\n\t",
           "\"\\u003c/script\\u003e\\u0026\\u0022\\u005c\\u000a\\u0009\"");
    expect(escape_json, "\xe2\x80\xa8\xe2\x80\xa9",
           "\"\xef\xbf\xbd\xef\xbf\xbd\"");
}
END_TEST

START_TEST(lengths_have_at_most_one_digit_after_the_point)
{
    static const struct {
        int length;
        const char *text;
    } known[] = { { 0, "0" },
                  { 5, "0.5" },
                  { 10, "1" },
                  { 123, "12.3" },
                  { -7, "-0.7" },
                  { -120, "-12" },
                  { 1000, "100" },
                  { INT_MAX, "214748364.7" },
                  { INT_MIN, "-214748364.8" } };
    struct capture c;

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        element_length(known[i].length, capture_start(&c));
        capture_expect(&c, known[i].text);
    }
    element_decimal(1050, 3, capture_start(&c));
    capture_expect(&c, "1.05");
}
END_TEST

START_TEST(words_are_measured_generously)
{
    ck_assert_int_eq(text_width("", 10, false), 0);
    ck_assert_int_eq(text_width("M", 100, false), 870);
    ck_assert_int_eq(text_width("\xe2\x89\xa5", 10, false), 100);
    ck_assert_int_gt(text_width("abc", 10, true), text_width("abc", 10, false));
}
END_TEST

START_TEST(lines_are_broken_at_spaces)
{
    const char *text = "one two three";

    ck_assert_int_eq(text_width_fit(text, 10, false, 10000), 13);
    ck_assert_int_eq(
        text_width_fit(text, 10, false, text_width("one two", 10, false)), 7);
    ck_assert_int_eq(
        text_width_fit(text, 10, false, text_width("one twoxx", 10, false)), 7);
    ck_assert_int_eq(text_width_fit("Wide", 10, false, 1), 1);
    ck_assert_int_eq(text_width_fit("\xe2\x89\xa5x", 10, false, 1), 3);
    ck_assert_int_eq(
        text_width_fit("abcdef", 10, false, text_width("abc", 10, false)), 3);
}
END_TEST

START_TEST(any_bytes_can_be_escaped)
{
    struct random r = random_start(8);

    for (int round = 0; round < 2000; round++) {
        char text[40];
        struct capture c;
        char *out;
        int length = random_below(&r, 39);

        for (int i = 0; i < length; i++)
            text[i] = (char)(1 + random_below(&r, 255));
        text[length] = '\0';
        escape_xml(text, capture_start(&c));
        out = capture_end(&c);
        ck_assert_ptr_null(strpbrk(out, "<>\"'\x01\x7f"));
        free(out);
        escape_json(text, capture_start(&c));
        out = capture_end(&c);
        ck_assert_ptr_null(strpbrk(out, "<>&\n"));
        free(out);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("text");
    TCase *tc = tcase_create("text");

    tcase_add_test(tc, every_character_comes_back);
    tcase_add_test(tc, what_is_no_text_is_replaced);
    tcase_add_test(tc, what_is_not_safe_is_replaced);
    tcase_add_test(tc, what_joins_letters_is_safe);
    tcase_add_test(tc, xml_is_escaped);
    tcase_add_test(tc, dot_is_escaped);
    tcase_add_test(tc, json_is_escaped_for_a_script);
    tcase_add_test(tc, lengths_have_at_most_one_digit_after_the_point);
    tcase_add_test(tc, words_are_measured_generously);
    tcase_add_test(tc, lines_are_broken_at_spaces);
    tcase_add_test(tc, any_bytes_can_be_escaped);
    suite_add_tcase(s, tc);
    return s;
}
