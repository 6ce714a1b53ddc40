/* test_colour.c - unit tests of the colours of lib/picture/style.h.
   SPDX-License-Identifier: MIT

   Contrast is that of WCAG 2: 4.5 for words, 3 for shapes.  Colour blindness is
   simulated by the matrices of Machado, Oliveira and Fernandes (2009) for a
   whole lack of one kind of cones; distances are those of CIE L*a*b* (1976), in
   which about 2 can just be seen.  */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "lib/picture/style.h"
#include "tests/lib/capture.h"
#include "tests/lib/main.h"

enum {
    WORDS = 45,
    SHAPES = 30,
    APART = 15,
    TINTS = 14
}; /* contrasts in tenths */

struct light {
    double r, g, b; /* linear, 0 .. 1 */
};

static double
linear(long byte)
{
    double c = (double)byte / 255;

    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

static struct light
light_of(const char *colour)
{
    long rgb = strtol(colour + 1, NULL, 16);

    return (struct light){ linear(rgb >> 16), linear(rgb >> 8 & 255),
                           linear(rgb & 255) };
}

static double
luminance(struct light c)
{
    return 0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b;
}

static double
contrast(const char *a, const char *b)
{
    double x = luminance(light_of(a)) + 0.05, y = luminance(light_of(b)) + 0.05;

    return x > y ? x / y : y / x;
}

static void
expect_contrast(const char *what, const char *a, const char *b, int least)
{
    ck_assert_msg(contrast(a, b) * 10 >= least, "%s: %s on %s has %.2f", what,
                  a, b, contrast(a, b));
}

START_TEST(contrast_is_that_of_the_standard)
{
    ck_assert_double_eq_tol(contrast("#000000", "#FFFFFF"), 21, 0.001);
    ck_assert_double_eq_tol(contrast("#777777", "#FFFFFF"), 4.48, 0.01);
}
END_TEST

START_TEST(words_and_shapes_stand_out)
{
    static const char *const words[] = { COLOUR_QUIET, COLOUR_SUBTITLE,
                                         COLOUR_BRANCH, COLOUR_KILL };

    for (int k = 0; k < STYLE_COUNT; k++) {
        const struct style *l = style_of((enum style_kind)k);

        expect_contrast(l->words, l->ink, l->fill, WORDS);
        expect_contrast(l->words, style_of_caption((enum style_kind)k),
                        COLOUR_PAPER, WORDS);
        expect_contrast(l->words, l->stroke, COLOUR_PAPER, SHAPES);
        expect_contrast(l->words, l->edge, COLOUR_PAPER, SHAPES);
    }
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        expect_contrast("words", words[i], COLOUR_PAPER, WORDS);
    expect_contrast("what is wrong", COLOUR_ALARM, COLOUR_PAPER, SHAPES);
    expect_contrast("a number in a dead end", COLOUR_INK, COLOUR_TINT, WORDS);
    expect_contrast("a number on the way", COLOUR_INK, COLOUR_WAY_TINT, WORDS);
    expect_contrast("who attacks", COLOUR_DEAD_INK, COLOUR_DARK, WORDS);
    expect_contrast("a code", COLOUR_BRANCH, COLOUR_DARK, WORDS);
    expect_contrast("a queen that attacks", COLOUR_INK, COLOUR_TINT, SHAPES);
    expect_contrast("one attacked", COLOUR_PAPER, COLOUR_ATTACK, SHAPES);
}
END_TEST

/* Who sees: everybody else; without long, middle, short waves.  */
static const double eyes[][9] = {
    { 1, 0, 0, 0, 1, 0, 0, 0, 1 },
    { 0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882,
      -0.048116, 1.051998 },
    { 0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820,
      0.042940, 0.968881 },
    { 1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733,
      0.691367, 0.303900 },
};
enum { EYES = sizeof eyes / sizeof eyes[0] };

static double
seen(const double *row, struct light c)
{
    return fmin(1, fmax(0, row[0] * c.r + row[1] * c.g + row[2] * c.b));
}

static double
root(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

/* Return how far A and B are apart for EYE.  */
static double
distance(const char *a, const char *b, const double *eye)
{
    const char *const colours[] = { a, b };
    double lab[2][3];

    for (int i = 0; i < 2; i++) {
        struct light c = light_of(colours[i]);
        double r = seen(eye, c), g = seen(eye + 3, c), b = seen(eye + 6, c);
        double x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
        double y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
        double z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);

        lab[i][0] = 116 * y - 16;
        lab[i][1] = 500 * (x - y);
        lab[i][2] = 200 * (y - z);
    }
    return sqrt(pow(lab[0][0] - lab[1][0], 2) + pow(lab[0][1] - lab[1][1], 2) +
                pow(lab[0][2] - lab[1][2], 2));
}

START_TEST(red_and_green_are_near_for_some)
{
    ck_assert_double_gt(distance("#FF0000", "#00FF00", eyes[0]), 150);
    ck_assert_double_lt(distance("#B00020", "#3A6A00", eyes[2]), 30);
    ck_assert_double_lt(distance("#0000FF", "#00A080", eyes[3]),
                        distance("#0000FF", "#00A080", eyes[0]));
}
END_TEST

/* Cells of an icicle have no shape: colour alone must do.  Plain nodes are of
   complete trees, in which there is no other fate than an answer; triangles are
   of trees that are no icicles.  */
START_TEST(everybody_tells_cells_apart)
{
    for (int i = STYLE_PLAIN + 1; i < STYLE_FOLDED; i++)
        for (int k = i + 1; k < STYLE_FOLDED; k++)
            for (int e = 0; e < EYES; e++) {
                const struct style *a = style_of((enum style_kind)i);
                const struct style *b = style_of((enum style_kind)k);
                double d = distance(a->cell, b->cell, eyes[e]);

                ck_assert_msg(d >= APART, "%s, %s: %.1f apart for eye %d",
                              a->words, b->words, d, e);
            }
    for (int e = 0; e < EYES; e++) {
        ck_assert_double_ge(distance(style_of(STYLE_PLAIN)->cell,
                                     style_of(STYLE_ANSWER)->cell, eyes[e]),
                            APART);
        ck_assert_double_ge(distance(COLOUR_TINT, COLOUR_WAY_TINT, eyes[e]),
                            APART);
    }
}
END_TEST

/* Put the colour of page variable NAME into COLOUR: as it is on paper, or in
   the dark.  */
static void
read_variable(const char *name, bool is_dark, char colour[8])
{
    struct capture c;
    char key[40], *css, *at;

    style_write_css(capture_start(&c));
    css = capture_end(&c);
    at = is_dark ? strstr(css, "prefers-color-scheme:dark") : css;
    snprintf(key, sizeof key, "--%s:", name);
    at = strstr(at, key);
    ck_assert_msg(at != NULL, "no %s", key);
    ck_assert_int_eq(sscanf(at + strlen(key), "%7s", colour), 1);
    free(css);
}

/* What stands on what in pages; "" is white.  */
static const struct {
    const char *name, *below;
    int least;
} pairs[] = {
    { "ink", "paper", WORDS },      { "ink", "grey", WORDS },
    { "ink", "dark", WORDS },       { "ink", "here-tint", WORDS },
    { "ink", "way-tint", WORDS },   { "ink", "tint", WORDS },
    { "quiet", "paper", WORDS },    { "quiet", "here-tint", WORDS },
    { "branch", "paper", WORDS },   { "faded", "grey", WORDS },
    { "dead-ink", "paper", WORDS }, { "dead-ink", "dark", WORDS },
    { "kill", "paper", WORDS },     { "green", "paper", WORDS },
    { "here", "paper", WORDS },     { "doubt", "paper", WORDS },
    { "paper", "goal", WORDS },     { "paper", "quiet", WORDS },
    { "kill", "dark", SHAPES },     { "way", "paper", SHAPES },
    { "attack", "paper", SHAPES },  { "line", "paper", SHAPES },
    { "wall", "paper", SHAPES },    { "faint", "paper", SHAPES },
    { "alarm", "paper", SHAPES },   { "false-line", "paper", SHAPES },
    { "", "attacked", SHAPES },
};

START_TEST(pages_stand_out_by_day_and_night)
{
    char name[8] = "#FFFFFF", below[8];

    for (int dark = 0; dark < 2; dark++) {
        if (*pairs[_i].name != '\0')
            read_variable(pairs[_i].name, dark, name);
        read_variable(pairs[_i].below, dark, below);
        expect_contrast(pairs[_i].name, name, below, pairs[_i].least);
    }
}
END_TEST

/* Cells of a maze and squares: no shape tells these apart.  */
START_TEST(everybody_tells_tints_of_pages_apart)
{
    static const char *const tints[] = { "paper", "way-tint", "tint",
                                         "here-tint" };
    char a[8], b[8];

    for (int i = 0; i < 2 * 4 * 4 * EYES; i++) {
        bool is_dark = i & 1;
        int first = i >> 1 & 3, second = i >> 3 & 3, eye = i >> 5;

        if (first >= second)
            continue;
        read_variable(tints[first], is_dark, a);
        read_variable(tints[second], is_dark, b);
        ck_assert_msg(distance(a, b, eyes[eye]) >= APART,
                      "%s, %s: %.1f apart for eye %d, dark: %d", tints[first],
                      tints[second], distance(a, b, eyes[eye]), eye, is_dark);
    }
}
END_TEST

Suite *
suite_new(void)
{
    Suite *s = suite_create("colour");
    TCase *tc = tcase_create("colour");

    tcase_add_test(tc, contrast_is_that_of_the_standard);
    tcase_add_test(tc, words_and_shapes_stand_out);
    tcase_add_test(tc, red_and_green_are_near_for_some);
    tcase_add_test(tc, everybody_tells_cells_apart);
    tcase_add_loop_test(tc, pages_stand_out_by_day_and_night, 0,
                        sizeof pairs / sizeof pairs[0]);
    tcase_add_test(tc, everybody_tells_tints_of_pages_apart);
    suite_add_tcase(s, tc);
    return s;
}
