/* letters.h - text that nobody vouches for, made fit for a terminal.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_LETTERS_H
#define TESTS_HARNESS_LETTERS_H

#include <stdbool.h>
#include <stdio.h>

/* Write the LENGTH bytes at TEXT on OUT.  Whatever commands a terminal or
   hides what follows, and whatever is no text, becomes a question mark; so
   does each letter outside of ASCII unless the reader's encoding IS_UTF8.
   Return how many letters were written.  */
int letters_write(const char *text, int length, bool is_utf8, FILE *out);

/* Return where the last lines of TEXT begin, as many of them as are worth
   reading: what a failing call printed stands at the end.  */
const char *letters_last_lines(const char *text);

#endif
