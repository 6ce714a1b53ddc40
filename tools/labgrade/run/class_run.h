/* class_run.h - grade a whole class, several submissions at a time.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_CLASS_RUN_H
#define TOOLS_LABGRADE_RUN_CLASS_RUN_H

#include "tools/labgrade/run/attempt.h"
#include "tools/labgrade/run/journal.h"

struct class_run {
    const struct attempt_setup *setup;
    struct roll *roll;
    struct journal *journal;
    int jobs;
    bool is_quiet;
    bool is_retry; /* also what was interrupted twice */
};

struct class_run_end {
    int graded;
    int kept;        /* from an earlier run */
    int set_aside;   /* left to a person */
    int troubled;    /* trouble of the grader's own, also when alone */
    bool is_stopped; /* by a signal: there is more to do */
};

/* Grade every submission of R's roll.  Those in which the grader itself had
   trouble, or in which the clock ran out before the CPU time did, are tried
   once more, alone.  */
struct class_run_end class_run_all(const struct class_run *c);

#endif
