/* late.h - when somebody handed in, and what being late costs.
   SPDX-License-Identifier: MIT

   Nobody is late without evidence.  The best is a list: --times, Moodle's
   worksheet, what a school's system tells a bundle.  Then comes the commit of a
   repository, and then, if the instructor says that they are good, the date of
   the student's archive or file: copies, clones and what systems export have
   dates of their own.

   A list has one time for all that a student handed in.  If there are several
   labs in it, each may be older: one archive is often uploaded for the last of
   them.  So a lab's own date counts if it is earlier: its commit, or its file's
   in the student's archive.  */
#ifndef TOOLS_LABGRADE_RECORD_LATE_H
#define TOOLS_LABGRADE_RECORD_LATE_H

#include "tools/base/course.h"
#include "tools/labgrade/intake/answer.h"
#include "tools/labgrade/intake/roll.h"
#include "tools/labgrade/record/record.h"

/* Say when each of the LABS in HANDED, by S, was handed in.  */
void late_weigh(const struct submission *s, struct handed *handed, int labs);

/* Put into each lab of R how late it is by C's due dates, and the percent
   that this takes off.  */
void late_apply(const struct course *c, struct record *r);

/* Tell whether LAB of R is late by the list, but in time by its own date, which
   the student could write.  */
bool late_is_in_doubt(const struct course *c, const struct record *r,
                      const struct record_lab *lab);

/* Return the line on how late LAB is, such as "2 days late: 20 % off, 3.2
   points", which the caller releases, or NULL if it is not.  */
char *late_line(const struct record_lab *lab);

#endif
