/* text_width.c - how much room a line of text needs in a picture.
   SPDX-License-Identifier: MIT  */
#include "lib/text/text_width.h"

#include "lib/text/utf8.h"

/* Widths of ' ' .. '~' in hundredths of the font's size, rounded up.  */
static const unsigned char widths[] = {
    32, 40, 46, 84, 64, 95, 78, 28, 39, 39, 50, 84, 32, 36,  32, 34, 64, 64, 64,
    64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 69, 69, 70, 77, 64,
    58, 78, 76, 30, 30, 66, 56, 87, 75, 79, 61, 79, 70, 64,  61, 74, 69, 99, 69,
    61, 69, 39, 34, 39, 84, 50, 50, 62, 64, 55, 64, 62, 36,  64, 64, 28, 28, 58,
    28, 98, 64, 62, 64, 64, 42, 52, 40, 64, 60, 82, 60, 60,  53, 64, 34, 64, 84
};

enum { ANY_OTHER = 100, BOLD_PERCENT = 112 };

/* Return the width of C in ten thousandths of the font's size.  */
static int
char_width(int c, bool bold)
{
    int width = c >= ' ' && c <= '~' ? widths[c - ' '] : ANY_OTHER;

    return width * (bold ? BOLD_PERCENT : 100);
}

int
text_width(const char *text, int size, bool bold)
{
    long long sum = 0;

    for (int c; (c = utf8_next(&text)) != 0;)
        sum += char_width(c, bold);
    return (int)((sum * size + 999) / 1000);
}

int
text_width_fit(const char *text, int size, bool bold, int width)
{
    const char *s = text;
    long long sum = 0;
    int fit = 0;   /* bytes that fit */
    int space = 0; /* bytes before the last space among them */

    for (int c; (c = utf8_next(&s)) != 0; fit = (int)(s - text)) {
        if (c == ' ' && fit > 0)
            space = fit;
        sum += char_width(c, bold);
        if (c != ' ' && sum * size > width * 1000LL)
            return space > 0 ? space : fit > 0 ? fit : (int)(s - text);
    }
    return fit;
}
