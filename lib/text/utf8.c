/* utf8.c - text from anywhere, one character at a time.
   SPDX-License-Identifier: MIT  */
#include "lib/text/utf8.h"

#include <stdbool.h>

/* Return how many bytes follow FIRST in a character, or -1 if none starts
   with it.  */
static int
followers(unsigned char first)
{
    if (first < 0x80)
        return 0;
    if (first >= 0xc2 && first <= 0xdf)
        return 1;
    if (first >= 0xe0 && first <= 0xef)
        return 2;
    if (first >= 0xf0 && first <= 0xf4)
        return 3;
    return -1;
}

/* Not among them: U+200C and U+200D, which are part of the spelling of some
   languages.  */
static bool
is_unsafe(int c)
{
    static const int range[][2] = {
        { 0x1, 0x8 },       { 0xb, 0x1f },      { 0x7f, 0x9f },
        { 0x61c, 0x61c },   { 0x200b, 0x200b }, { 0x200e, 0x200f },
        { 0x2028, 0x202e }, { 0x2066, 0x2069 }, { 0xfeff, 0xfeff },
        { 0xfffe, 0xffff },
    };

    for (size_t i = 0; i < sizeof range / sizeof range[0]; i++)
        if (c >= range[i][0] && c <= range[i][1])
            return true;
    return false;
}

/* Return the character of COUNT + 1 bytes at S, or -1 if there is none, or one
   that can be written in fewer bytes, or half of one.  */
static int
decode(const unsigned char *s, int count)
{
    static const int least[] = { 0, 0x80, 0x800, 0x10000 };
    int c = count == 0 ? *s : *s & (0x3f >> count);

    for (int i = 1; i <= count; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return -1;
        c = c << 6 | (s[i] & 0x3f);
    }
    if (c < least[count] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return -1;
    return c;
}

int
utf8_any(const char **text)
{
    const unsigned char *s = (const unsigned char *)*text;
    int count = followers(*s);
    int c = count >= 0 ? decode(s, count) : -1;

    if (c == 0)
        return 0;
    *text += c == -1 ? 1 : count + 1;
    return c == -1 ? UTF8_REPLACEMENT : c;
}

int
utf8_next(const char **text)
{
    int c = utf8_any(text);

    return is_unsafe(c) ? UTF8_REPLACEMENT : c;
}

void
utf8_put(int c, FILE *out)
{
    static const unsigned char lead[] = { 0, 0xc0, 0xe0, 0xf0 };
    int count = (c >= 0x80) + (c >= 0x800) + (c >= 0x10000);

    putc(lead[count] | c >> (6 * count), out);
    while (count-- > 0)
        putc(0x80 | (c >> (6 * count) & 0x3f), out);
}
