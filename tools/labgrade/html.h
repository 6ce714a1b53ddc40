/* html.h - pages that need nothing but themselves.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_HTML_H
#define TOOLS_LABGRADE_HTML_H

#include <stdio.h>

/* Write TEXT so that it is nothing but text: in HTML and XML, between tags
   and in quoted attributes.  Bytes that are no text become U+FFFD.  */
void html_text(FILE *out, const char *text);

/* Write a page up to its heading TITLE, and its end.  */
void html_begin(FILE *out, const char *title);
void html_end(FILE *out);

/* Write TEXT, lines of a message: words as paragraphs, pictures of boards as
   boards, other pictures as they are.  */
void html_message(FILE *out, const char *text);

#endif
