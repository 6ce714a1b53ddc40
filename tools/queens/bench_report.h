/* bench_report.h - what queens bench found, as a table, CSV, JSON or a chart.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_BENCH_REPORT_H
#define TOOLS_QUEENS_BENCH_REPORT_H

#include "tools/queens/engines/rungs.h"

/* One problem and those that solved it.  */
struct bench_ladder {
    struct rungs_task task;
    struct rung rungs[RUNGS_MOST];
    int count;
};

/* Print L as a table, and what its columns mean.  */
void bench_report_print(const struct bench_ladder *l);
void bench_report_notes(void);

/* End the program unless NAME ends with .csv, .json or .svg.  */
void bench_report_check(const char *name);

/* Write COUNT ladders to the file NAME, which was checked.  */
void bench_report_write(const struct bench_ladder *ladders, int count,
                        const char *name);

#endif
