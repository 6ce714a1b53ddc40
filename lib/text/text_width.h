/* text_width.h - how much room a line of text needs in a picture.
   SPDX-License-Identifier: MIT

   Which font a viewer uses is not known, so the widths are those of DejaVu
   Sans, among the widest of the usual ones: text may be shorter than its room,
   but does not run out of it.  Pictures measure in tenths of a pixel.  */
#ifndef LIB_TEXT_TEXT_WIDTH_H
#define LIB_TEXT_TEXT_WIDTH_H

#include <stdbool.h>

/* Return how wide TEXT is at SIZE pixels, in tenths of a pixel.  */
int text_width(const char *text, int size, bool bold);

/* Return how many bytes of TEXT fit in WIDTH tenths of a pixel: all of them,
   or those up to a space where the line can be broken, or as many whole
   characters as fit, at least one.  */
int text_width_fit(const char *text, int size, bool bold, int width);

#endif
