/* svg.h - a tree as an SVG picture.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_SVG_SVG_H
#define LIB_PICTURE_SVG_SVG_H

#include <stdio.h>

#include "lib/picture/draw.h"
#include "lib/tree/tree.h"

/* Write T on OUT as O says; NULL: as usual.  The picture needs no font, style
   sheet or program besides a viewer.  Return 0, or -1 with errno set: ENOMEM,
   ERANGE if it would be too wide, or why writing failed.  */
int svg_write(const struct tree *t, const struct draw_options *o, FILE *out);

#endif
