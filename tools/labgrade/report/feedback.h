/* feedback.h - what goes back to each student, as a page and as text.
   SPDX-License-Identifier: MIT

   RESULTS/feedback/ID.html and ID.txt: what "make check" would have shown,
   with what was taken off for being late.  No seed, no key, no notes that
   are for the instructor.  */
#ifndef TOOLS_LABGRADE_REPORT_FEEDBACK_H
#define TOOLS_LABGRADE_REPORT_FEEDBACK_H

#include "tools/labgrade/report/grades.h"

/* Write both for every record of G.  Ends the program if it cannot.  */
void feedback_write_all(const struct grades *g);

/* Write record R on OUT as text.  */
void feedback_write_text(const struct grades *g, const struct record *r,
                         FILE *out);

#endif
