/* painter.h - the dot program of Graphviz, which makes PNG and PDF.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_PAINTER_H
#define TOOLS_QUEENS_PAINTER_H

#include <stdio.h>

/* End the program, saying what to do, if there is no dot program.  */
void painter_require(void);

/* Start dot, so that it writes FORMAT ("png", "pdf") on OUT.  Return where to
   write the DOT text.  */
FILE *painter_start(const char *format, int out);

/* Say that the text is complete, and wait for dot.  Ends the program if dot
   fails.  */
void painter_end(FILE *dot);

#endif
