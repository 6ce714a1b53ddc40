/* utf8.h - text from anywhere, one character at a time.
   SPDX-License-Identifier: MIT

   The kit's only reader of UTF-8, and the only list of characters that are not
   safe to show: titles, names and messages may hold what a student wrote.  */
#ifndef LIB_TEXT_UTF8_H
#define LIB_TEXT_UTF8_H

#include <stdio.h>

enum { UTF8_REPLACEMENT = 0xfffd };

/* Return the character at *TEXT and move *TEXT behind it; 0 at the end.  A byte
   that is no UTF-8 is read as the replacement character.  */
int utf8_any(const char **text);

/* Do the same, and read what is not safe to show as the replacement character:
   whatever commands a terminal, turns the direction of writing, ends a line,
   cannot be seen or is forbidden in XML; all but a newline and a tab.  */
int utf8_next(const char **text);

/* Write CHARACTER, as utf8_next returns it, on OUT.  */
void utf8_put(int character, FILE *out);

#endif
