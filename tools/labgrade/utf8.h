/* utf8.h - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT

   Each function returns a text that the caller releases with free.  */
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

#endif
