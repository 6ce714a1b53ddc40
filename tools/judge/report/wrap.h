/* wrap.h - text, indented, and broken between words where the line ends.
   SPDX-License-Identifier: MIT

       struct wrap p = { .indent = 4, .width = 20, .out = stdout };
       wrap_write(&p, "hint: ", "does the sign matter?");

   writes

           hint: does the
           sign matter?

   Nobody vouches for the text: what utf8.h does not let through becomes a
   question mark.  */
#ifndef TOOLS_JUDGE_REPORT_WRAP_H
#define TOOLS_JUDGE_REPORT_WRAP_H

#include <stdbool.h>
#include <stdio.h>

struct wrap {
    int indent;   /* blanks before each line */
    int width;    /* of a line, in characters, the indent included */
    bool is_utf8; /* the reader's encoding is; otherwise, ASCII only */
    FILE *out;
};

/* Write LABEL and TEXT as one paragraph.  A line that ends in TEXT is no more
   than a blank.  */
void wrap_write(const struct wrap *p, const char *label, const char *text);

/* Write TEXT, which consists of words and pictures: a line that begins with a
   blank is part of a picture and never broken; the other lines between two
   pictures are a paragraph.  */
void wrap_write_message(const struct wrap *p, const char *text);

/* Write TEXT line by line, as a program printed it: a line that begins with a
   blank is not broken.  */
void wrap_write_lines(const struct wrap *p, const char *text);

/* Write the LENGTH bytes at TEXT on OUT, with a question mark for each letter
   outside of ASCII unless the reader's encoding IS_UTF8.  Return how many
   letters were written.  */
int wrap_letters(const char *text, int length, bool is_utf8, FILE *out);

/* Return where the last lines of TEXT begin, as many of them as are worth
   reading: what a failing call printed stands at the end.  */
const char *wrap_last_lines(const char *text);

#endif
