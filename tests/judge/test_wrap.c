/* test_wrap.c - unit tests of showing text that nobody vouches for.
   SPDX-License-Identifier: MIT  */
#include "tools/judge/report/wrap.h"

#include <stdlib.h>
#include <string.h>

#include "tests/lib/capture.h"
#include "tests/lib/main.h"

/* What is written where UTF-8 is read, and where it is not.  */
static const struct {
    const char *text;
    const char *utf8;
    const char *ascii;
} cases[] = {
    { "plain text, with a\ttab", "plain text, with a\ttab",
      "plain text, with a\ttab" },
    { "\33[2Jclear", "?[2Jclear", "?[2Jclear" },
    { "bell\a back\b return\r line\n del\177", "bell? back? return? line? del?",
      "bell? back? return? line? del?" },
    { "\342\231\233 queen", "\342\231\233 queen", "? queen" },
    { "caf\303\251", "caf\303\251", "caf?" },
    { "\360\237\220\200 rat", "\360\237\220\200 rat", "? rat" },
    { "latin caf\351", "latin caf?", "latin caf?" },
    { "\302\2332J a control in two bytes", "?2J a control in two bytes",
      "?2J a control in two bytes" },
    { "\2332J and in one", "?2J and in one", "?2J and in one" },
    { "\342\200\256 to the left", "? to the left", "? to the left" },
    { "\300\257 too long", "?? too long", "?? too long" },
    { "\340\200\257 too long", "??? too long", "??? too long" },
    { "\355\240\200 half", "??? half", "??? half" },
    { "\364\220\200\200 too large", "???? too large", "???? too large" },
    { "cut \342\231", "cut ??", "cut ??" },
    { "cut \342\231 off", "cut ?? off", "cut ?? off" },
};

START_TEST(only_harmless_letters_get_through)
{
    const char *text = cases[_i].text;
    struct capture c;

    wrap_letters(text, (int)strlen(text), true, capture_start(&c));
    capture_expect(&c, cases[_i].utf8);
    wrap_letters(text, (int)strlen(text), false, capture_start(&c));
    capture_expect(&c, cases[_i].ascii);
}
END_TEST

START_TEST(letters_are_counted_not_bytes)
{
    struct capture c;

    ck_assert_int_eq(
        wrap_letters("\342\231\233\342\231\233x", 7, true, capture_start(&c)),
        3);
    free(capture_end(&c));
}
END_TEST

/* Every pair of bytes: what comes out is never a control.  */
START_TEST(no_control_gets_through)
{
    for (int pair = 0; pair < 65536; pair++) {
        char text[] = { (char)(pair >> 8), (char)pair, '\0' };
        struct capture c;
        char *out;

        wrap_letters(text, 2, false, capture_start(&c));
        out = capture_end(&c);
        for (char *l = out; *l != '\0'; l++)
            ck_assert(*l == '\t' || (*l >= ' ' && *l <= '~'));
        free(out);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("wrap");
    TCase *tc = tcase_create("letters");

    tcase_add_loop_test(tc, only_harmless_letters_get_through, 0,
                        sizeof cases / sizeof cases[0]);
    tcase_add_test(tc, letters_are_counted_not_bytes);
    tcase_add_test(tc, no_control_gets_through);
    suite_add_tcase(s, tc);
    return s;
}
