/* ink.c - the elements of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/ink.h"

#include "lib/escape.h"

void
ink_decimal(int number, int places, FILE *out)
{
    char digits[16];
    char *s = digits + sizeof digits;
    unsigned rest = number < 0 ? 0u - (unsigned)number : (unsigned)number;

    for (; places > 0 && rest % 10 == 0; places--)
        rest /= 10;
    for (int i = places; i > 0; i--, rest /= 10)
        *--s = (char)('0' + rest % 10);
    if (places > 0)
        *--s = '.';
    do
        *--s = (char)('0' + rest % 10);
    while ((rest /= 10) > 0);
    if (number < 0)
        *--s = '-';
    fwrite(s, 1, (size_t)(digits + sizeof digits - s), out);
}

void
ink_length(int length, FILE *out)
{
    ink_decimal(length, 1, out);
}

void
ink_attribute(const char *before, int length, FILE *out)
{
    fputs(before, out);
    ink_length(length, out);
    putc('"', out);
}

void
ink_point(int x, int y, FILE *out)
{
    ink_length(x, out);
    putc(' ', out);
    ink_length(y, out);
}

void
ink_style(const struct ink_style *style, FILE *out)
{
    fprintf(out, " fill=\"%s\"", style->fill != NULL ? style->fill : "none");
    if (style->stroke == NULL)
        return;
    fprintf(out, " stroke=\"%s\"", style->stroke);
    ink_attribute(" stroke-width=\"", style->width, out);
    if (style->dash != NULL)
        fprintf(out, " stroke-dasharray=\"%s\"", style->dash);
}

void
ink_box(int x, int y, int half_width, int half_height, int round,
        const struct ink_style *style, FILE *out)
{
    ink_attribute("<rect x=\"", x - half_width, out);
    ink_attribute(" y=\"", y - half_height, out);
    ink_attribute(" width=\"", 2 * half_width, out);
    ink_attribute(" height=\"", 2 * half_height, out);
    if (round > 0)
        ink_attribute(" rx=\"", round, out);
    ink_style(style, out);
    fputs("/>\n", out);
}

void
ink_text(int x, int y, const char *text, const struct ink_font *font, FILE *out)
{
    ink_attribute("<text x=\"", x, out);
    ink_attribute(" y=\"", y, out);
    fprintf(out, " font-size=\"%d\" fill=\"%s\" text-anchor=\"%s\"%s>",
            font->size, font->colour, font->anchor, font->more);
    escape_xml(text, out);
    fputs("</text>\n", out);
}
