/* html.h - pages that need nothing but themselves.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_REPORT_HTML_H
#define TOOLS_LABGRADE_REPORT_HTML_H

#include <stdio.h>

#include "tools/judge/report/result.h"

/* Write a page up to its heading TITLE, and its end.  */
void html_begin(FILE *out, const char *title);
void html_end(FILE *out);

/* Begin a <div> that can be scrolled, by keys, too, if it is too wide; WHAT
   says what is in it.  */
void html_wide(FILE *out, const char *what);

/* Let a click on a column's head sort tables of the class "sorted".  */
void html_sort_tables(FILE *out);

/* Write a link to the page of the student ID, who is called NAME.  */
void html_link(FILE *out, const char *id, const char *name);

/* Write the message of C: words as paragraphs, figures as tables, what begins
   with a blank as it is.  */
void html_message(FILE *out, const struct result_criterion *c);

#endif
