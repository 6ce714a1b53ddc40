/* svg_position.h - one board as an SVG picture.
   SPDX-License-Identifier: MIT

   A full board on which no queen attacks another is green, a queen under
   attack orange, as in pictures of trees.

       struct svg_position p = { .board = b, .attacks = true };
       svg_position_write(&p, stdout);  */
#ifndef LIB_PICTURE_SVG_SVG_POSITION_H
#define LIB_PICTURE_SVG_SVG_POSITION_H

#include <stdbool.h>
#include <stdio.h>

#include "lib/board.h"

struct svg_position {
    const struct board *board;
    const char *title; /* NULL: one is made */
    const int *codes;  /* by square, to be written in it; NULL: none */
    bool attacks;  /* squares tell which queen is the first to attack them */
    bool no_lines; /* of text but the title */
};

/* Write P, a struct svg_position, on OUT.  Return 0, or -1 with errno set:
   ENOMEM, or why writing failed.  */
int svg_position_write(const void *p, FILE *out);

#endif
