/* student_text.c - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/intake/student_text.h"

#include <ctype.h>
#include <iconv.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "lib/text/utf8.h"
#include "tools/base/must.h"

/* Return TEXT, of which NEXT reads a letter at a time.  */
static char *
changed(const char *text, int (*next)(const char **))
{
    char *copy = NULL;
    size_t size;
    FILE *out = must(open_memstream(&copy, &size));

    for (int c; (c = next(&text)) != 0;)
        utf8_put(c, out);
    if (fclose(out) == EOF)
        must_fail();
    return copy;
}

char *
student_text_repaired(const char *text)
{
    return changed(text, utf8_any);
}

static int
next_of_line(const char **text)
{
    int c = utf8_next(text);

    return c == '\n' || c == '\t' ? '?' : c;
}

char *
student_text_shown(const char *text)
{
    return changed(text, next_of_line);
}

/* Letters from one on without their accents and capitals, as far as a letter
   with an accent can be written in two ways; '.' stays as it is.  */
static const struct {
    int first;
    const char *plain;
} tables[] = {
    { 0xc0,
      "aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y"
      "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.lllllll"
      "lllnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs" },
    { 0x386, "α·εηι.ο.υωιαβγδεζηθικλμνξοπρ.στυφχψωιυαεηιυ.................σ..."
             "....ιυουω" },
    { 0x400, "ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюя.........и......"
             "................ее.г...і....киу" },
    { 0x1e00, "aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
              "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
              "wwwwwwwwwwxxxxyyzzzzzzhtwy.s....aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
              "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy" },
    { 0x304b, ".か.き.く.け.こ.さ.し.す.せ.そ.た.ち..つ.て.と......"
              "はは.ひひ.ふふ.へへ.ほほ......................う" },
    { 0x30ab, ".カ.キ.ク.ケ.コ.サ.シ.ス.セ.ソ.タ.チ..ツ.テ.ト......"
              "ハハ.ヒヒ.フフ.ヘヘ.ホホ......................ウ"
              "..ワヰヱヲ...ヽ" },
};

/* Return CODE without its accent, if one of the tables has it.  */
static int
without_accent(int code)
{
    for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++) {
        const char *at = tables[i].plain;
        int left = code - tables[i].first, plain = 0;

        while (left-- >= 0 && *at != '\0')
            plain = utf8_next(&at);
        if (left == -2 && plain != 0)
            return plain == '.' ? code : plain;
    }
    return code;
}

/* Accents that stand behind their letter are left out.  */
static int
next_folded(const char **text)
{
    int code;

    do
        code = utf8_next(text);
    while ((code >= 0x300 && code < 0x370) || code == 0x3099 || code == 0x309a);
    return code < 0x80 ? tolower(code) : without_accent(code);
}

char *
student_text_folded(const char *text)
{
    return changed(text, next_folded);
}

/* Where the letters of living languages are, accents to be combined with them
   included; signs, blanks and what turns the direction of writing are not.  */
static const int letters[][2] = {
    { 0xc0, 0xd6 },     { 0xd8, 0xf6 },     { 0xf8, 0x24f },  /* Latin */
    { 0x300, 0x36f },                                         /* accents */
    { 0x386, 0x3ff },   { 0x400, 0x481 },   { 0x48a, 0x52f }, /* Greek... */
    { 0x531, 0x587 },   { 0x5d0, 0x5ea },   { 0x620, 0x64a },
    { 0x900, 0xdff },   { 0xe01, 0xe4e },   { 0x10a0, 0x10ff },
    { 0x1e00, 0x1fff }, { 0x3041, 0x30ff }, { 0x4e00, 0x9fff },
    { 0xac00, 0xd7a3 } /* Korean */
};

int
student_text_letter(const char *text)
{
    const char *end = text;
    int code = utf8_next(&end);

    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (code >= letters[i][0] && code <= letters[i][1])
            return (int)(end - text);
    return 0;
}

/* Return TEXT, written in the code page PAGE, in UTF-8; NULL: it is not.  */
static char *
recoded(const char *text, const char *page)
{
    size_t left = strlen(text), room = 4 * left, got = (size_t)-1;
    char *to = must_calloc(room + 1, 1), *end = to;
    char *start = (char *)(uintptr_t)text;
    iconv_t change = iconv_open("UTF-8", page);

    if (change != (iconv_t)-1) {
        got = iconv(change, &start, &left, &end, &room);
        iconv_close(change);
    }
    if (got != (size_t)-1)
        return to;
    free(to);
    return NULL;
}

/* Tell whether TEXT, in UTF-8, holds nothing but ASCII, letters of others and
   what is typed between words.  */
static bool
is_of_letters(const char *text)
{
    while (*text != '\0') {
        const char *at = text;
        int length = student_text_letter(text), code = utf8_next(&at);

        if (length == 0 && code >= 0x80 && code != 0xa0 && code != 0xb4 &&
            (code < 0x2010 || code > 0x201f)) /* dashes, quotes */
            return false;
        text = at;
    }
    return true;
}

static bool
is_utf8(const char *text)
{
    int letter;

    while ((letter = utf8_any(&text)) != 0)
        if (letter == UTF8_REPLACEMENT)
            return false;
    return true;
}

char *
student_text_decoded(const char *name, bool is_dos)
{
    static const char *const pages[] = { "CP850", "WINDOWS-1252" };

    if (is_utf8(name))
        return must_copy(name);
    for (int i = is_dos ? 0 : 1; i < 2; i++) {
        char *text = recoded(name, pages[i]);

        if (text != NULL && is_of_letters(text))
            return text;
        free(text);
    }
    return NULL;
}

char *
student_text_spelled(const char *name)
{
    char *to = must_calloc(3 * strlen(name) + 1, 1), *end = to;

    for (; *name != '\0'; name++)
        end += sprintf(end, *name & 0x80 ? "=%02X" : "%c", *name & 0xff);
    return to;
}
