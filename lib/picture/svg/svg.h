/* svg.h - a tree, or one board, as an SVG picture.
   SPDX-License-Identifier: MIT  */
#ifndef LIB_PICTURE_SVG_SVG_H
#define LIB_PICTURE_SVG_SVG_H

#include <stdbool.h>
#include <stdio.h>

#include "lib/board.h"
#include "lib/picture/draw.h"
#include "lib/tree/tree.h"

/* Write T on OUT as O says; NULL: as usual.  The picture needs no font, style
   sheet or program besides a viewer.  Return 0, or -1 with errno set: ENOMEM,
   ERANGE if it would be too wide, or why writing failed.  */
int svg_write(const struct tree *t, const struct draw_options *o, FILE *out);

/* A full board on which no queen attacks another is green, a queen under
   attack orange, as in pictures of trees.  */
struct svg_position {
    const struct board *board;
    const char *title;     /* NULL: one is made */
    const int *codes;      /* by square, to be written in it; NULL: none */
    const char *code_name; /* what they are called */
    bool attacks;  /* squares tell which queen is the first to attack them */
    bool no_lines; /* of text but the title */
};

/* Write P, a struct svg_position, on OUT.  Return 0, or -1 with errno set:
   ENOMEM, or why writing failed.  */
int svg_position_write(const void *p, FILE *out);

#endif
