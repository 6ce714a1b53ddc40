/* cursor.h - a place in a text, for the parsers of this library.
   SPDX-License-Identifier: MIT

   A cursor walks through a text and knows line and column, so that an error
   can say where it is.  Lines end with a newline, or with a carriage return
   and a newline.

       struct cursor c = cursor_start(text);
       if (cursor_char(&c) != 'Q')
           return cursor_fail(&c, error, "a queen is missing");
       cursor_step(&c);  */
#ifndef LIB_TEXT_CURSOR_H
#define LIB_TEXT_CURSOR_H

#include <stdbool.h>

#include "lib/text/text_error.h"

/* To go back to a place, keep a copy.  */
struct cursor {
    const char *at;
    int line;   /* from 1 */
    int column; /* from 1 */
};

/* Return the first place of TEXT that is not on an empty line.  */
struct cursor cursor_start(const char *text);

/* Return the character at C; '\n' at the end of a line, '\0' at that of the
   text.  */
char cursor_char(const struct cursor *c);

/* Tell whether C stands at the end of its line.  */
bool cursor_is_line_end(const struct cursor *c);

/* Move on by one character, or to the next line.  */
void cursor_step(struct cursor *c);

/* Move on to the next character that is not a blank or a tab.  */
void cursor_skip_blanks(struct cursor *c);

/* Tell whether nothing but empty lines follow C.  */
bool cursor_is_done(const struct cursor *c);

/* Read a number in 0 .. MAX and move behind it.  Return it, or -1 with *ERROR
   set if there is none at C.  */
int cursor_number(struct cursor *c, int max, struct text_error *error);

/* Say in *ERROR that the printf-like message is about the place C.  Return
   -1.  */
#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
int
cursor_fail(const struct cursor *c, struct text_error *error,
            const char *format, ...);

/* Say in *ERROR that the character at C is not EXPECTED.  Return -1.  */
int cursor_unexpected(const struct cursor *c, struct text_error *error,
                      const char *expected);

#endif
