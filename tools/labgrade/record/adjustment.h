/* adjustment.h - what the instructor changes in the machine's marks.
   SPDX-License-Identifier: MIT

   RESULTS/adjustments.csv, if it is there, a row each:

       id,for,points,reason,comment
       ann,safe-check.diagonals,2,the handout said otherwise,
       bob,01,-5,handed in twice,Please talk to me.
       eve,,,,Well done!

   It is applied to the records whenever they are read for reports, and never
   written into them, so it outlives every grading.  */
#ifndef TOOLS_LABGRADE_RECORD_ADJUSTMENT_H
#define TOOLS_LABGRADE_RECORD_ADJUSTMENT_H

#include "tools/labgrade/intake/csv.h"
#include "tools/labgrade/record/class_list.h"
#include "tools/labgrade/record/record.h"

/* Return the adjustments of RESULTS, for csv_free, or NULL if there are none.
   A row that makes no sense, or that fits nobody in LIST, ends the program and
   nothing is written.  */
struct csv *adjustment_read(const char *results, const struct class_list *list);

/* Apply those of C, or none if that is NULL, that are for R.  A row that names
   no lab or criterion of R ends the program.  */
void adjustment_apply(const struct csv *c, struct record *r);

/* Return the lines on what changed the points of LAB after it was judged, being
   late first, and comments, for the caller to release.  */
char *adjustment_lines(const struct record_lab *lab);

/* Return these lines of all labs of R, each behind its lab, and the comments on
   the whole, for the caller to release.  */
char *adjustment_all(const struct record *r);

#endif
