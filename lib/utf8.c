/* utf8.c - text from anywhere, one character at a time.
   SPDX-License-Identifier: MIT  */
#include "lib/utf8.h"

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

/* Tell whether C, written in COUNT + 1 bytes, can stand in XML and is written
   in as few bytes as it can be.  */
static bool
is_fit(int c, int count)
{
    static const int least[] = { 0, 0x80, 0x800, 0x10000 };

    if (c < least[count] || c > 0x10ffff || (c >= 0xd800 && c <= 0xdfff))
        return false;
    if (c < 0x20)
        return c == '\t' || c == '\n';
    return c < 0x7f || (c > 0x9f && c != 0xfffe && c != 0xffff);
}

int
utf8_next(const char **text)
{
    const unsigned char *s = (const unsigned char *)*text;
    int count = followers(*s);
    int c;

    if (*s == '\0')
        return 0;
    ++*text;
    if (count < 0)
        return UTF8_REPLACEMENT;
    c = count == 0 ? *s : *s & (0x3f >> count);
    for (int i = 1; i <= count; i++) {
        if ((s[i] & 0xc0) != 0x80)
            return UTF8_REPLACEMENT;
        c = c << 6 | (s[i] & 0x3f);
    }
    *text += count;
    return is_fit(c, count) ? c : UTF8_REPLACEMENT;
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
