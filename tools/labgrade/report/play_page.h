/* play_page.h - what a search that failed did: a picture, and a page to step
   through it.
   SPDX-License-Identifier: MIT

   RESULTS/feedback/ID/02-tree.html is the page of the criterion tree of lab 02.
   Both are made of what reveal.h left of a record.  */
#ifndef TOOLS_LABGRADE_REPORT_PLAY_PAGE_H
#define TOOLS_LABGRADE_REPORT_PLAY_PAGE_H

#include "tools/labgrade/record/record.h"

/* Show on OUT, the page of the student ID, the moves of C, which is of the lab
   R, and where to step through them, if they are known.  */
void play_page_show(FILE *out, const char *id, const struct result *r,
                    const struct result_criterion *c);

/* Write the pages of R below FOLDER; of an earlier report none stays.  */
void play_page_write_all(const char *folder, const struct record *r);

#endif
