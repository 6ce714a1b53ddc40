/* batch.h - grade a whole class, several submissions at a time.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_BATCH_H
#define TOOLS_LABGRADE_RUN_BATCH_H

#include "tools/labgrade/run/attempt.h"
#include "tools/labgrade/run/journal.h"

struct batch {
    const struct attempt_setup *setup;
    struct roll *roll;
    struct journal *journal;
    int jobs;
    bool is_quiet;
    bool is_retry; /* also what was interrupted twice */
};

struct batch_end {
    int graded;
    int kept;        /* from an earlier run */
    int set_aside;   /* left to a person */
    int troubled;    /* trouble of the grader's own, also when alone */
    bool is_stopped; /* by a signal: there is more to do */
};

/* Grade every submission of B's roll.  Those in which the grader itself had
   trouble, or in which the clock ran out before the CPU time did, are tried
   once more, alone.  */
struct batch_end batch_run(const struct batch *b);

#endif
