/* utf8.h - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT

   Each function that returns a text returns one to release with free.  */
#ifndef TOOLS_LABGRADE_UTF8_H
#define TOOLS_LABGRADE_UTF8_H

/* Return TEXT as valid UTF-8: a byte that is not part of it becomes U+FFFD. */
char *utf8_repaired(const char *text);

/* Return TEXT repaired and without control characters, for a terminal.  */
char *utf8_shown(const char *text);

/* Return TEXT repaired, with U+FFFD for control characters other than line ends
   and tabs, and for what turns the direction of writing: for HTML and XML.  */
char *utf8_for_page(const char *text);

/* Return TEXT with capital letters made small and accents taken off (Latin
   letters, precomposed or combining), to find names that mean the same.  */
char *utf8_folded(const char *text);

/* Return how many bytes the letter has that TEXT begins with, if it is one of
   an alphabet other than ASCII's; 0 if it is something else.  */
int utf8_letter(const char *text);

#endif
