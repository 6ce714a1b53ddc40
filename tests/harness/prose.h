/* prose.h - text, indented, and broken between words where the line ends.
   SPDX-License-Identifier: MIT

       struct prose p = { .indent = 4, .width = 20, .out = stdout };
       prose_write(&p, "hint: ", "does the sign matter?");

   writes

           hint: does the
           sign matter?

   Nobody vouches for the text: letters.h says what becomes of it.  */
#ifndef TESTS_HARNESS_PROSE_H
#define TESTS_HARNESS_PROSE_H

#include <stdbool.h>
#include <stdio.h>

struct prose {
    int indent;   /* blanks before each line */
    int width;    /* of a line, in characters, the indent included */
    bool is_utf8; /* the reader's encoding is; otherwise, ASCII only */
    FILE *out;
};

/* Write LABEL and TEXT as one paragraph.  A line that ends in TEXT is no more
   than a blank.  */
void prose_write(const struct prose *p, const char *label, const char *text);

/* Write TEXT, which consists of words and pictures: a line that begins with a
   blank is part of a picture and never broken; the other lines between two
   pictures are a paragraph.  */
void prose_write_message(const struct prose *p, const char *text);

/* Write TEXT line by line, as a program printed it: a line that begins with a
   blank is not broken.  */
void prose_write_lines(const struct prose *p, const char *text);

#endif
