/* look.h - how nodes and edges look: shape first, colour second.
   SPDX-License-Identifier: MIT

   The colours are those of Okabe and Ito, which colour-blind readers can tell
   apart; nothing is said by colour alone.  */
#ifndef LIB_LOOK_H
#define LIB_LOOK_H

#include "lib/view.h"

enum look_kind {
    LOOK_PLAIN,
    LOOK_LIVE,
    LOOK_DEAD,
    LOOK_KILLED,
    LOOK_BOUNDED, /* placed or reached, then killed */
    LOOK_SKIPPED, /* left out, though nothing stood in the way */
    LOOK_ANSWER,
    LOOK_OPEN,
    LOOK_FALSE,   /* an answer that is none */
    LOOK_MISSING, /* expected, but not there */
    LOOK_FOLDED,
    LOOK_FOLDED_LIVE, /* with answers below */
    LOOK_COUNT
};

enum look_shape { LOOK_CIRCLE, LOOK_RING, LOOK_SQUARE, LOOK_TRIANGLE };

struct look {
    enum look_shape shape;
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
};

#define LOOK_ALARM "#E69F00"  /* round a node that is wrong */
#define LOOK_KILL "#B34700"   /* what is written below killed nodes */
#define LOOK_BRANCH "#0063A0" /* what is written beside edges */
#define LOOK_QUIET "#595959"  /* what is written in the margins */

/* Return how ITEM of V looks.  */
enum look_kind look_kind(const struct view *v, int item);

const struct look *look(enum look_kind kind);

/* Return the kind that is drawn as number I, from 0: answers come last, so
   that nothing covers them.  */
enum look_kind look_in_turn(int i);

/* Return the kind whose edge leads to ITEM of V.  */
enum look_kind look_of_edge(const struct view *v, int item);

/* Return the colour of the words below a node of look KIND.  */
const char *look_of_caption(enum look_kind kind);

/* Tell whether ITEM of V is wrong or departs from what was expected.  */
bool look_is_alarming(const struct view *v, int item);

#endif
