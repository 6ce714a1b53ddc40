/* overview.h - report.html, what the instructor looks at first.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_REPORT_OVERVIEW_H
#define TOOLS_LABGRADE_REPORT_OVERVIEW_H

#include "tools/labgrade/report/grades.h"

/* Write RESULTS/report.html.  Ends the program if it cannot.  */
void overview_write(const struct grades *g);

/* The parts of it.  */
void overview_write_concerns(const struct grades *g, FILE *out);
void overview_write_heat_map(const struct grades *g, FILE *out);

/* A row for each file that several handed in.  Return how many.  */
int overview_write_twins(const struct grades *g, FILE *out);
void overview_write_clusters(const struct grades *g, FILE *out);

#endif
