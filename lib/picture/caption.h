/* caption.h - the words in a picture of a tree.
   SPDX-License-Identifier: MIT

   Squares are named as in the textbooks: rows and columns from 1, x2 = 3 for a
   queen in column 3 of row 2.  */
#ifndef LIB_PICTURE_CAPTION_H
#define LIB_PICTURE_CAPTION_H

#include "lib/picture/draw.h"
#include "lib/picture/view.h"
#include "lib/tree/attack_map.h"
#include "lib/tree/tree.h"

enum { CAPTION_LINES = 8, CAPTION_LENGTH = 160 };

struct caption {
    int count;
    char line[CAPTION_LINES][CAPTION_LENGTH];
};

/* Add a line made from FORMAT to W.  What does not fit is left out.  */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void
caption_add(struct caption *w, const char *format, ...);

/* Add what is made from FORMAT to the last line of W.  */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void
caption_append(struct caption *w, const char *format, ...);

/* Write the lines of W to TEXT, parted by newlines.  */
void caption_join(const struct caption *w,
                  char text[CAPTION_LINES * CAPTION_LENGTH]);

/* Set *W to what stands in ITEM of V, drawn in STYLE; to what stands below it;
   to what stands beside the edge that leads to it.  */
void caption_label(const struct view *v, int item, enum draw_style style,
                   struct caption *w);
void caption_below(const struct view *v, int item, enum draw_style style,
                   struct caption *w);
void caption_edge(const struct view *v, int item, enum draw_style style,
                  struct caption *w);

/* Add to *W what is wrong with NODE, in a word or two each.  */
void caption_alarm(const struct tree *t, int node, struct caption *w);

/* Set *W to lines about NODE: what it is; what became of it; what is wrong with
   it, known at once, when the search left it, and at the end.  All but the
   first may be empty, or begin with a space.  C is an empty map of its board,
   and is empty again at the return; NULL for a maze.  */
void caption_parts(const struct tree *t, int node, struct attack_map *c,
                   struct caption *w);

/* Set *W to the same in one line.  */
void caption_sentence(const struct tree *t, int node, struct attack_map *c,
                      struct caption *w);

/* Return the title of a picture: O's, or one that is made in *W.  */
const char *caption_title(const struct view *v, const struct draw_options *o,
                          struct caption *w);

/* Set *W to the lines below the title of a picture in STYLE: how many nodes
   there are, what is not drawn, what counts as a node.  */
void caption_summary(const struct view *v, enum draw_style style,
                     struct caption *w);

/* Set *W to one line about LEVEL, which has the nodes L: how many of them were
   placed and killed.  */
void caption_level(const struct tree *t, int level, const struct tree_level *l,
                   struct caption *w);

#endif
