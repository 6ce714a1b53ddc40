/* letters.c - text that nobody vouches for, made fit for a terminal.
   SPDX-License-Identifier: MIT  */
#include "tests/harness/letters.h"

#include <string.h>

/* Return how many bytes a letter has whose first byte is C, or 0 if no letter
   of UTF-8 begins so.  */
static int
length_after(unsigned char c)
{
    if (c < 0x80)
        return 1;
    if (c >= 0xc2 && c < 0xe0)
        return 2;
    if (c >= 0xe0 && c < 0xf0)
        return 3;
    return c >= 0xf0 && c < 0xf5 ? 4 : 0;
}

/* Decode the letter at TEXT, of at most LENGTH bytes, into *CODE.  Return how
   many bytes it has, or 0 if it is not valid.  */
static int
decode(const unsigned char *text, int length, unsigned long *code)
{
    static const unsigned long smallest[] = { 0, 0, 0x80, 0x800, 0x10000 };
    int bytes = length_after(text[0]);

    if (bytes == 0 || bytes > length)
        return 0;
    *code = bytes == 1 ? text[0] : text[0] & (0xffU >> (bytes + 1));
    for (int i = 1; i < bytes; i++) {
        if ((text[i] & 0xc0) != 0x80)
            return 0;
        *code = *code << 6 | (text[i] & 0x3f);
    }
    return *code >= smallest[bytes] && *code <= 0x10ffff ? bytes : 0;
}

/* Tell whether the letter CODE neither commands a terminal (0 .. 1f, 7f .. 9f)
   nor changes the direction of what follows, nor is half of another.  */
static bool
is_harmless(unsigned long code)
{
    return code == '\t' || (code >= 0x20 && code < 0x7f) ||
           (code >= 0xa0 && !(code >= 0x200b && code <= 0x200f) &&
            !(code >= 0x2028 && code <= 0x202e) &&
            !(code >= 0x2066 && code <= 0x2069) &&
            !(code >= 0xd800 && code <= 0xdfff) && code != 0xfeff);
}

int
letters_write(const char *text, int length, bool is_utf8, FILE *out)
{
    int letters = 0;

    for (int i = 0; i < length; letters++) {
        unsigned long code = 0;
        int bytes = decode((const unsigned char *)text + i, length - i, &code);

        if (bytes > 0 && is_harmless(code) && (bytes == 1 || is_utf8))
            fwrite(text + i, 1, (size_t)bytes, out);
        else
            fputc('?', out);
        i += bytes > 0 ? bytes : 1;
    }
    return letters;
}

const char *
letters_last_lines(const char *text)
{
    enum { LINES = 10, BYTES = 800 };
    const char *end = text + strlen(text), *from = end;
    int lines = 0;

    if (from > text && from[-1] == '\n')
        from--;
    while (from > text && end - from < BYTES &&
           (from[-1] != '\n' || ++lines < LINES))
        from--;
    while ((*from & 0xc0) == 0x80) /* no letter is cut in two */
        from++;
    return from;
}
