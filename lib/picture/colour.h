/* colour.h - the colours of pictures and pages: the only list.
   SPDX-License-Identifier: MIT

   The hues are those of Okabe and Ito, which colour-blind readers can tell
   apart.  Pictures use these names; pages use the variables that
   colour_write_css defines, which change on a dark screen.  */
#ifndef LIB_PICTURE_COLOUR_H
#define LIB_PICTURE_COLOUR_H

#include <stdio.h>

/* from white to black */
#define COLOUR_PAPER "#FFFFFF"
#define COLOUR_GREY "#EEEEEE"
#define COLOUR_DARK "#DDDDDD" /* every other square of a board */
#define COLOUR_GRID "#CCCCCC"
#define COLOUR_FAINT "#8C8C8C" /* lines of what was killed */
#define COLOUR_LINE "#666666"
#define COLOUR_QUIET "#595959" /* what is written in the margins */
#define COLOUR_FADED "#4D4D4D" /* what is written in killed nodes */
#define COLOUR_SUBTITLE "#404040"
#define COLOUR_WALL "#333333"
#define COLOUR_INK "#000000"

/* where the search is */
#define COLOUR_HERE "#0072B2"
#define COLOUR_HERE_TINT "#E5F1F8"
#define COLOUR_BRANCH "#0063A0" /* what is written beside edges */

/* what leads to an answer */
#define COLOUR_WAY "#009E73"
#define COLOUR_WAY_TINT "#BFE6DA"
#define COLOUR_GOAL "#007F5C" /* an answer */
#define COLOUR_GREEN "#00573F"

/* what does not */
#define COLOUR_ATTACK "#D55E00"
#define COLOUR_TINT "#F5C7A9"
#define COLOUR_KILL "#B34700" /* what is written below killed nodes */
#define COLOUR_DEAD_INK "#8F3900"
#define COLOUR_FALSE_LINE "#7A3000"
#define COLOUR_LEFT_OUT "#56B4E9"
#define COLOUR_MISSING "#A85C8A"
#define COLOUR_ALARM "#C48700" /* round a node that is wrong: gold */

/* Return the name of the variable for COLOUR, one of the above.  */
const char *colour_variable(const char *colour);

/* Write the rules of CSS that define --paper, --ink and so on.  */
void colour_write_css(FILE *out);

#endif
