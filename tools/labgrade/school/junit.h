/* junit.h - results as JUnit XML and as TAP, for other tools.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SCHOOL_JUNIT_H
#define TOOLS_LABGRADE_SCHOOL_JUNIT_H

#include "tools/labgrade/report/grades.h"

/* Write RESULTS/junit.xml, one suite a student; RESULTS/results.tap.  End the
   program if they cannot.  */
void junit_write(const struct grades *g);
void junit_write_tap(const struct grades *g);

#endif
