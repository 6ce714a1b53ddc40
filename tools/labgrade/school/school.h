/* school.h - bring marks back into the school's system.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SCHOOL_SCHOOL_H
#define TOOLS_LABGRADE_SCHOOL_SCHOOL_H

#include "tools/labgrade/report/grades.h"

/* Fill in the grading worksheet that Moodle exported to PATH, and write it to
   RESULTS/moodle.csv; marks are scaled to its "Maximum Grade".  Say how many
   rows got a mark, and which students are in none.  */
void school_write_moodle(const struct grades *g, const char *path);

/* Fill in the gradebook that Canvas exported to PATH, and write it to
   RESULTS/canvas.csv.  COLUMN names the assignment, with or without the
   number in brackets behind it; NULL: the only one there is.  */
void school_write_canvas(const struct grades *g, const char *path,
                         const char *column);

/* End the program if the worksheet MOODLE or the gradebook CANVAS cannot be
   filled in; NULL: there is none.  */
void school_check(const char *moodle, const char *canvas, const char *column);

#endif
