/* element.c - the elements of an SVG picture.
   SPDX-License-Identifier: MIT  */
#include "lib/picture/svg/element.h"

#include "lib/text/escape.h"

void
element_decimal(int number, int places, FILE *out)
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
element_length(int length, FILE *out)
{
    element_decimal(length, 1, out);
}

void
element_attribute(const char *before, int length, FILE *out)
{
    fputs(before, out);
    element_length(length, out);
    putc('"', out);
}

void
element_point(int x, int y, FILE *out)
{
    element_length(x, out);
    putc(' ', out);
    element_length(y, out);
}

void
element_style(const struct element_style *style, FILE *out)
{
    fprintf(out, " fill=\"%s\"", style->fill != NULL ? style->fill : "none");
    if (style->stroke == NULL)
        return;
    fprintf(out, " stroke=\"%s\"", style->stroke);
    element_attribute(" stroke-width=\"", style->width, out);
    if (style->dash != NULL)
        fprintf(out, " stroke-dasharray=\"%s\"", style->dash);
}

void
element_box(int x, int y, int half_width, int half_height, int round,
            const struct element_style *style, FILE *out)
{
    element_attribute("<rect x=\"", x - half_width, out);
    element_attribute(" y=\"", y - half_height, out);
    element_attribute(" width=\"", 2 * half_width, out);
    element_attribute(" height=\"", 2 * half_height, out);
    if (round > 0)
        element_attribute(" rx=\"", round, out);
    element_style(style, out);
    fputs("/>\n", out);
}

void
element_text(int x, int y, const char *text, const struct element_font *font,
             FILE *out)
{
    element_attribute("<text x=\"", x, out);
    element_attribute(" y=\"", y, out);
    fprintf(out, " font-size=\"%d\" fill=\"%s\" text-anchor=\"%s\"%s>",
            font->size, font->colour, font->anchor, font->more);
    escape_xml(text, out);
    fputs("</text>\n", out);
}
