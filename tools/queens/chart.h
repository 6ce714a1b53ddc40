/* chart.h - a bar chart of contests.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_CHART_H
#define TOOLS_QUEENS_CHART_H

#include "tools/queens/run/contest.h"

/* Write the times of COUNT contests as an SVG picture to the file NAME: bars
   in groups, one a contest, on a logarithmic scale.  */
void chart_write(const struct contest *contests, int count, const char *name);

#endif
