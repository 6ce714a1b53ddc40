/* student_text.h - text from students, made fit to be written anywhere.
   SPDX-License-Identifier: MIT

   Each function that returns a text returns one to release with free.  */
#ifndef TOOLS_LABGRADE_INTAKE_STUDENT_TEXT_H
#define TOOLS_LABGRADE_INTAKE_STUDENT_TEXT_H

#include <stdbool.h>

/* Return TEXT with U+FFFD for what lib/text/utf8.h says is not safe to show. */
char *student_text_repaired(const char *text);

/* Return the same as one line: with a question mark for each newline or tab. */
char *student_text_shown(const char *text);

/* Return TEXT in Unicode's normal form, with capital letters made small,
   accents taken off and nothing that cannot be seen, to find names that mean
   the same.  Not for showing.  */
char *student_text_folded(const char *text);

/* Return NAME, of a file, in UTF-8: as it is, or read by the code page of
   Windows or, before that if IS_DOS, of DOS, whichever makes letters of it.
   NULL: none does.  */
char *student_text_decoded(const char *name, bool is_dos);

/* Return NAME with =XX for each byte that is not ASCII.  */
char *student_text_spelled(const char *name);

/* Return how many bytes the letter has that TEXT begins with, if it is one of
   an alphabet other than ASCII's, or a mark on one; 0 if it is none.  */
int student_text_letter(const char *text);

#endif
