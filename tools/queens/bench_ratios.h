/* bench_ratios.h - did the ladders reach what they were built for?
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_BENCH_RATIOS_H
#define TOOLS_QUEENS_BENCH_RATIOS_H

#include "tools/queens/bench_report.h"

/* Print, for the COUNT ladders of a whole run, which ratio each was to reach
   and which it did.  */
void bench_ratios_print(const struct bench_ladder *ladders, int count);

#endif
