/* export.h - one record in the form that a school's system reads.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_EXPORT_H
#define TOOLS_LABGRADE_EXPORT_H

#include <stdio.h>

#include "tools/labgrade/record.h"

/* Write R on OUT as Gradescope's results.json.  A record with trouble of the
   grader's own has no score, which Gradescope shows to the staff.  */
void export_gradescope(const struct record *r, FILE *out);

/* Write R on OUT as what Moodle's VPL reads: comments, and a grade of at most
   MOST; no grade if the grader itself had trouble.  */
void export_vpl(const struct record *r, double most, FILE *out);

/* "labgrade export gradescope|vpl RECORD": write it on standard output.  */
int export_main(int argc, char **argv);

#endif
