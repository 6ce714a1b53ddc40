/* late.h - what being late costs.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RECORD_LATE_H
#define TOOLS_LABGRADE_RECORD_LATE_H

#include "tools/base/course.h"
#include "tools/labgrade/record/record.h"

/* Put into each lab of R how late it is by C's due dates, and the percent
   that this takes off.  */
void late_apply(const struct course *c, struct record *r);

/* Return the line on how late LAB is, such as "2 days late: 20 % off, 3.2
   points", which the caller releases, or NULL if it is not.  */
char *late_line(const struct record_lab *lab);

#endif
