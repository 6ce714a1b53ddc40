/* words.h - the words in a picture of a tree.
   SPDX-License-Identifier: MIT

   Squares are named as in the textbooks: rows and columns from 1, x2 = 3 for a
   queen in column 3 of row 2.  */
#ifndef LIB_WORDS_H
#define LIB_WORDS_H

#include "lib/cover.h"
#include "lib/draw.h"
#include "lib/tree_profile.h"
#include "lib/view.h"

enum { WORDS_LINES = 8, WORDS_LENGTH = 160 };

struct words {
    int count;
    char line[WORDS_LINES][WORDS_LENGTH];
};

/* Add a line made from FORMAT to W.  What does not fit is left out.  */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void
words_add(struct words *w, const char *format, ...);

/* Add what is made from FORMAT to the last line of W.  */
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void
words_append(struct words *w, const char *format, ...);

/* Write the lines of W to TEXT, parted by newlines.  */
void words_join(const struct words *w, char text[WORDS_LINES * WORDS_LENGTH]);

/* Set *W to what stands in ITEM of V, drawn in STYLE; to what stands below it;
   to what stands beside the edge that leads to it.  */
void words_label(const struct view *v, int item, enum draw_style style,
                 struct words *w);
void words_caption(const struct view *v, int item, enum draw_style style,
                   struct words *w);
void words_edge(const struct view *v, int item, enum draw_style style,
                struct words *w);

/* Set *W to one line that tells what NODE is and what became of it.  C is an
   empty map of its board, and is empty again at the return; NULL for a
   maze.  */
void words_sentence(const struct tree *t, int node, struct cover *c,
                    struct words *w);

/* Return the queens that attack the square of NODE, as cover_at does.  */
uint64_t words_attackers(const struct tree *t, int node, struct cover *c);

/* Return the letter of the move from V's parent to V in a maze, 0: none.  */
char words_move(const struct tree *t, int node);

/* Return the title of a picture: O's, or one that is made in *W.  */
const char *words_title(const struct view *v, const struct draw_options *o,
                        struct words *w);

/* Set *W to the lines below the title of a picture in STYLE: how many nodes
   there are, what is not drawn, what counts as a node.  */
void words_summary(const struct view *v, enum draw_style style,
                   struct words *w);

/* Set *W to one line about LEVEL, which has the nodes L: how many of them were
   placed and killed.  */
void words_level(const struct tree *t, int level, const struct tree_level *l,
                 struct words *w);

#endif
