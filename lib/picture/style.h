/* style.h - the colours of pictures and pages, and how nodes look.
   SPDX-License-Identifier: MIT

   Shape first, colour second: nothing is said by colour alone.  */
#ifndef LIB_PICTURE_STYLE_H
#define LIB_PICTURE_STYLE_H

#include <stdio.h>

#include "lib/picture/view.h"

enum style_kind {
    STYLE_PLAIN,
    STYLE_LIVE,
    STYLE_DEAD,
    STYLE_KILLED,
    STYLE_BOUNDED, /* placed or reached, then killed */
    STYLE_SKIPPED, /* left out, though nothing stood in the way */
    STYLE_ANSWER,
    STYLE_OPEN,
    STYLE_FALSE,   /* an answer that is none */
    STYLE_MISSING, /* expected, but not there */
    STYLE_FOLDED,
    STYLE_FOLDED_LIVE, /* with answers below */
    STYLE_COUNT
};

enum style_shape { STYLE_CIRCLE, STYLE_RING, STYLE_SQUARE, STYLE_TRIANGLE };

struct style {
    enum style_shape shape;
    const char *fill;
    const char *stroke;
    const char *ink;  /* the colour of its label */
    const char *dash; /* as SVG has it; NULL: a whole line */
    int width;        /* of the line, in tenths of a pixel */
    const char *edge; /* the colour of the edge that leads to it */
    const char *edge_dash;
    int edge_width;
    const char *sign;       /* what it looks like, in words */
    const char *dot_sign;   /* the same, drawn as a dot */
    const char *words;      /* for the legend */
    const char *maze_words; /* for the legend of a maze */
    const char *cell;       /* the colour of its cell in an icicle */
};

/* Return how ITEM of V looks.  */
enum style_kind style_kind(const struct view *v, int item);

const struct style *style_of(enum style_kind kind);

/* Return the kind that is drawn as number I, from 0: what a picture is about
   comes later, answers last, so that nothing covers them.  */
enum style_kind style_in_turn(int i);

/* Return the kind whose edge leads to ITEM of V.  */
enum style_kind style_of_edge(const struct view *v, int item);

/* Return the colour of the words below a node of look KIND.  */
const char *style_of_caption(enum style_kind kind);

/* Tell whether ITEM of V is wrong or departs from what was expected.  */
bool style_is_alarming(const struct view *v, int item);

/* The only list of colours.  The hues are those of Okabe and Ito, which
   colour-blind readers can tell apart.  Pictures use these names; pages use the
   variables that style_write_css defines, which change on a dark screen.  */

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
#define COLOUR_HERE_TINT "#D0DEFA"
#define COLOUR_BRANCH "#0063A0" /* what is written beside edges */

/* what leads to an answer */
#define COLOUR_WAY "#009E73"
#define COLOUR_WAY_TINT "#A0D8CC"
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
const char *style_variable(const char *colour);

/* Write the rules of CSS that define --paper, --ink and so on.  */
void style_write_css(FILE *out);

#endif
