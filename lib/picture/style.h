/* style.h - how nodes and edges look: shape first, colour second.
   SPDX-License-Identifier: MIT

   Nothing is said by colour alone.  */
#ifndef LIB_PICTURE_STYLE_H
#define LIB_PICTURE_STYLE_H

#include "lib/picture/colour.h"
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

#endif
