/* utf8.c - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT  */
#include "config.h"

#include "tools/labgrade/utf8.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "tools/labgrade/must.h"

enum { REPLACEMENT = 0xfffd };

/* Return how many bytes the letter that begins with FIRST has, 0 if none
   does, and its own bits in *BITS.  */
static int
length_of(unsigned char first, uint32_t *bits)
{
    if (first < 0x80) {
        *bits = first;
        return 1;
    }
    if (first >= 0xc2 && first < 0xe0) {
        *bits = first & 0x1f;
        return 2;
    }
    if (first >= 0xe0 && first < 0xf0) {
        *bits = first & 0x0f;
        return 3;
    }
    *bits = first & 0x07;
    return first >= 0xf0 && first < 0xf5 ? 4 : 0;
}

/* Tell whether CODE may be written with LENGTH bytes.  */
static bool
is_good(uint32_t code, int length)
{
    if (length == 3)
        return code >= 0x800 && (code < 0xd800 || code > 0xdfff);
    return length != 4 || (code >= 0x10000 && code <= 0x10ffff);
}

/* Read one letter at *TEXT and step over it; a bad byte is U+FFFD.  */
static uint32_t
next(const char **text)
{
    const unsigned char *p = (const unsigned char *)*text;
    uint32_t code;
    int length = length_of(*p, &code);

    for (int i = 1; i < length; i++) {
        if ((p[i] & 0xc0) != 0x80) {
            length = 0;
            break;
        }
        code = code << 6 | (p[i] & 0x3f);
    }
    if (length == 0 || !is_good(code, length)) {
        *text += 1;
        return REPLACEMENT;
    }
    *text += length;
    return code;
}

/* Write CODE at TO and return where the next one goes.  */
static char *
put(char *to, uint32_t code)
{
    if (code < 0x80) {
        *to++ = (char)code;
    } else if (code < 0x800) {
        *to++ = (char)(0xc0 | code >> 6);
        *to++ = (char)(0x80 | (code & 0x3f));
    } else if (code < 0x10000) {
        *to++ = (char)(0xe0 | code >> 12);
        *to++ = (char)(0x80 | (code >> 6 & 0x3f));
        *to++ = (char)(0x80 | (code & 0x3f));
    } else {
        *to++ = (char)(0xf0 | code >> 18);
        *to++ = (char)(0x80 | (code >> 12 & 0x3f));
        *to++ = (char)(0x80 | (code >> 6 & 0x3f));
        *to++ = (char)(0x80 | (code & 0x3f));
    }
    return to;
}

/* Return TEXT with each letter replaced by what CHANGE says; 0: dropped.  */
static char *
changed(const char *text, uint32_t (*change)(uint32_t))
{
    char *copy = must_calloc(3, strlen(text) + 1), *to = copy;

    while (*text != '\0') {
        uint32_t code = change(next(&text));

        if (code != 0)
            to = put(to, code);
    }
    *to = '\0';
    return copy;
}

static uint32_t
same(uint32_t code)
{
    return code;
}

char *
utf8_repaired(const char *text)
{
    return changed(text, same);
}

/* Tell whether CODE is no letter: a control character, one that turns the
   direction of writing, or one that XML forbids.  */
static bool
is_trick(uint32_t code)
{
    return code < 0x20 || (code >= 0x7f && code < 0xa0) || code == 0x61c ||
           code == 0x200e || code == 0x200f ||
           (code >= 0x202a && code <= 0x202e) ||
           (code >= 0x2066 && code <= 0x2069) || code == 0xfffe ||
           code == 0xffff;
}

static uint32_t
shown(uint32_t code)
{
    return is_trick(code) ? '?' : code;
}

static uint32_t
for_page(uint32_t code)
{
    return is_trick(code) && code != '\n' && code != '\t' ? REPLACEMENT : code;
}

char *
utf8_for_page(const char *text)
{
    return changed(text, for_page);
}

char *
utf8_shown(const char *text)
{
    return changed(text, shown);
}

/* The letters U+00C0 .. U+017F without their accents; '.' stays as it is.  */
static const char plain[] =
    "aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.lllllll"
    "lllnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";

static uint32_t
folded(uint32_t code)
{
    if (code >= 0x300 && code < 0x370)
        return 0;
    if (code < 0x80)
        return (uint32_t)tolower((int)code);
    if (code >= 0xc0 && code < 0x180 && plain[code - 0xc0] != '.')
        return (unsigned char)plain[code - 0xc0];
    if ((code >= 0x391 && code <= 0x3a9) || (code >= 0x410 && code <= 0x42f))
        return code + 0x20;
    return code;
}

char *
utf8_folded(const char *text)
{
    return changed(text, folded);
}

/* Where the letters of living languages are, accents to be combined with them
   included; signs, blanks and what turns the direction of writing are not.  */
static const uint32_t letters[][2] = {
    { 0xc0, 0xd6 },     { 0xd8, 0xf6 },     { 0xf8, 0x24f },  /* Latin */
    { 0x300, 0x36f },                                         /* accents */
    { 0x386, 0x3ff },   { 0x400, 0x481 },   { 0x48a, 0x52f }, /* Greek... */
    { 0x531, 0x587 },   { 0x5d0, 0x5ea },   { 0x620, 0x64a },
    { 0x900, 0xdff },   { 0xe01, 0xe4e },   { 0x10a0, 0x10ff },
    { 0x1e00, 0x1fff }, { 0x3041, 0x30ff }, { 0x4e00, 0x9fff },
    { 0xac00, 0xd7a3 } /* Korean */
};

int
utf8_letter(const char *text)
{
    const char *end = text;
    uint32_t code = next(&end);

    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++)
        if (code >= letters[i][0] && code <= letters[i][1])
            return (int)(end - text);
    return 0;
}
