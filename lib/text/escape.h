/* escape.h - text inside SVG, HTML, DOT and JSON.
   SPDX-License-Identifier: MIT

   Each function writes TEXT, whatever bytes it holds, so that a reader of
   that form gets it back.  Bytes that are no text become U+FFFD.  */
#ifndef LIB_TEXT_ESCAPE_H
#define LIB_TEXT_ESCAPE_H

#include <stdio.h>

/* Write TEXT for XML or HTML, between tags or in a quoted attribute.  */
void escape_xml(const char *text, FILE *out);

/* Write TEXT as a quoted string of DOT, quotes included.  */
void escape_dot(const char *text, FILE *out);

/* Write TEXT as a string of JSON, quotes included, that can stand inside a
   script element.  */
void escape_json(const char *text, FILE *out);

#endif
