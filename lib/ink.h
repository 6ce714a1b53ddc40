/* ink.h - the elements of an SVG picture.
   SPDX-License-Identifier: MIT

   Places and lengths are tenths of a pixel.  They are written by hand, not by
   printf: that is faster, and no locale changes the decimal point.  */
#ifndef LIB_INK_H
#define LIB_INK_H

#include <stdio.h>

/* Write LENGTH, in pixels with at most one digit after the point.  */
void ink_length(int length, FILE *out);

/* Write NUMBER divided by 10 to the power of PLACES, without zeros at its
   end.  */
void ink_decimal(int number, int places, FILE *out);

/* Write BEFORE, LENGTH and a closing quote, as in: x="12.5"  */
void ink_attribute(const char *before, int length, FILE *out);

/* Write X and Y, parted by a blank.  */
void ink_point(int x, int y, FILE *out);

struct ink_style {
    const char *fill;   /* NULL: none */
    const char *stroke; /* NULL: none */
    const char *dash;   /* NULL: a whole line */
    int width;          /* of the line */
};

/* Write the attributes of STYLE.  */
void ink_style(const struct ink_style *style, FILE *out);

/* Write a rectangle round (X, Y) with corners of radius ROUND.  */
void ink_box(int x, int y, int half_width, int half_height, int round,
             const struct ink_style *style, FILE *out);

struct ink_font {
    int size; /* in pixels */
    const char *colour;
    const char *anchor; /* "start", "middle" or "end" */
    const char *more;   /* further attributes, or "" */
};

/* Write TEXT with its letters standing on Y.  */
void ink_text(int x, int y, const char *text, const struct ink_font *font,
              FILE *out);

#endif
