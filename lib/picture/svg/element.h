/* element.h - the elements of an SVG picture.
   SPDX-License-Identifier: MIT

   Places and lengths are tenths of a pixel.  They are written by hand, not by
   printf: that is faster, and no locale changes the decimal point.  */
#ifndef LIB_PICTURE_SVG_ELEMENT_H
#define LIB_PICTURE_SVG_ELEMENT_H

#include <stdio.h>

/* Write LENGTH, in pixels with at most one digit after the point.  */
void element_length(int length, FILE *out);

/* Write NUMBER divided by 10 to the power of PLACES, without zeros at its
   end.  */
void element_decimal(int number, int places, FILE *out);

/* Write BEFORE, LENGTH and a closing quote, as in: x="12.5"  */
void element_attribute(const char *before, int length, FILE *out);

/* Write X and Y, parted by a blank.  */
void element_point(int x, int y, FILE *out);

struct element_style {
    const char *fill;   /* NULL: none */
    const char *stroke; /* NULL: none */
    const char *dash;   /* NULL: a whole line */
    int width;          /* of the line */
};

/* Write the attributes of STYLE.  */
void element_style(const struct element_style *style, FILE *out);

/* Write a rectangle round (X, Y) with corners of radius ROUND.  */
void element_box(int x, int y, int half_width, int half_height, int round,
                 const struct element_style *style, FILE *out);

struct element_font {
    int size; /* in pixels */
    const char *colour;
    const char *anchor; /* "start", "middle" or "end" */
    const char *more;   /* further attributes, or "" */
};

/* Write TEXT with its letters standing on Y.  */
void element_text(int x, int y, const char *text,
                  const struct element_font *font, FILE *out);

#endif
