/* roster.h - who should hand in, and when each did.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_ROSTER_H
#define TOOLS_LABGRADE_ROSTER_H

#include "tools/labgrade/submission.h"

/* Compare ROLL with the CSV file PATH (columns "id", "name", "email" or the
   like): note in ROLL who handed nothing in and whom the roster does not
   know.  Names are compared without case and accents.  */
void roster_compare(struct roll *roll, const char *path);

/* Set the times of handing in from the CSV file PATH (columns "id" and
   "time", like 2026-10-05 23:59, local).  A bad line ends the program.  */
void roster_read_times(struct roll *roll, const char *path);

/* Tell whether the student S is the one called NAME, or whose id is ID; ""
   is nobody.  */
bool roster_is(const struct submission *s, const char *id, const char *name);

#endif
