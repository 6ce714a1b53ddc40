/* tokens.h - a C file as the words that a copier cannot easily change.
   SPDX-License-Identifier: MIT

   Comments, layout, #include lines, braces and semicolons are gone, every name
   of the student's own is x, every number 0, and all loops are while; names of
   the handout stay.  So a word is one of a few that stand in the handout or
   here, never a student's text.

       struct kit *kit = kit_open("01");
       struct handout *h = tokens_handout(kit, 0);
       const char *text = "if (a > 1) return;";
       struct tokens t = tokens_read(text, h);
       // t.token[2].word is "x", for text + t.token[2].at is "a"
       tokens_free(&t);
       tokens_handout_free(h);  */
#ifndef TOOLS_LABGRADE_SIMILAR_TOKENS_H
#define TOOLS_LABGRADE_SIMILAR_TOKENS_H

#include <stddef.h>

#include "tools/judge/kit.h"

struct token {
    const char *word; /* until the handout is freed */
    int at;           /* where it stands in the text */
    int length;
};

struct tokens {
    int count;
    struct token *token;
};

/* What everybody was given for a lab: its skeleton and header, the code in its
   README, and the names in these and in the library's headers.  */
struct handout;

struct handout *tokens_handout(const struct kit *k, int lab);
void tokens_handout_free(struct handout *h);

/* Return the words of TEXT that are not the handout's: what stands there word
   for word, eight words or more, is left out.  */
struct tokens tokens_read(const char *text, const struct handout *h);
void tokens_free(struct tokens *t);

#endif
