/* utf8.h - text from anywhere, one character at a time.
   SPDX-License-Identifier: MIT

   Titles and notes may hold what a file name or a student's message holds.
   Bytes that are no UTF-8, and characters that XML forbids, are read as the
   replacement character, so that every picture is well-formed.  */
#ifndef LIB_UTF8_H
#define LIB_UTF8_H

#include <stdio.h>

enum { UTF8_REPLACEMENT = 0xfffd };

/* Return the character at *TEXT and move *TEXT behind it; 0 at the end.  */
int utf8_next(const char **text);

/* Write CHARACTER, as utf8_next returns it, on OUT.  */
void utf8_put(int character, FILE *out);

#endif
