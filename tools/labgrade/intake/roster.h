/* roster.h - who should hand in, and when each did.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_INTAKE_ROSTER_H
#define TOOLS_LABGRADE_INTAKE_ROSTER_H

#include "tools/labgrade/intake/csv.h"
#include "tools/labgrade/intake/roll.h"

/* Compare ROLL with the CSV file PATH (columns "id", "name", "email" or the
   like): note in ROLL who handed nothing in and whom the roster does not
   know.  Names are compared without case and accents.  */
void roster_compare(struct roll *roll, const char *path);

/* Set the times of handing in from the CSV file PATH (columns "id" and
   "time", like 2026-10-05 23:59, local).  A bad line ends the program.  */
void roster_read_times(struct roll *roll, const char *path);

/* Set the times of handing in from the worksheet PATH of Moodle, if it has
   them ("Last modified (submission)").  */
void roster_read_moodle_times(struct roll *roll, const char *path);

/* Return the number in ROLL of the student in ROW of C, with an id in column
   ID and a name in column NAME; negative: nobody for certain.  The id decides.
   The name does only if nobody in ROLL has that id, and it is the name of one
   submission and of one row.  */
int roster_find(const struct roll *roll, const struct csv *c, int row, int id,
                int name);

#endif
