/* painter.h - the program that makes PNG and PDF: rsvg-convert, or dot.
   SPDX-License-Identifier: MIT

   What rsvg-convert makes of our SVG looks just like it.  Where it is missing,
   dot of Graphviz draws a plainer picture.

       enum painter painter = painter_choose(false);
       FILE *f = painter_start(painter, "png", fileno(out));
       // write SVG or DOT on f
       painter_end(painter, f);  */
#ifndef TOOLS_QUEENS_IO_PAINTER_H
#define TOOLS_QUEENS_IO_PAINTER_H

#include <stdbool.h>
#include <stdio.h>

enum painter {
    PAINTER_RSVG, /* reads SVG */
    PAINTER_DOT   /* reads DOT */
};

/* Return the best one that is installed, dot if NEEDS_DOT.  Ends the program,
   saying what to do, if there is none.  */
enum painter painter_choose(bool needs_dot);

/* Start P, so that it writes FORMAT ("png", "pdf") on OUT.  Return where to
   write what it reads.  */
FILE *painter_start(enum painter p, const char *format, int out);

/* Say that F is complete, and wait for P.  Ends the program if P fails.  */
void painter_end(enum painter p, FILE *f);

#endif
