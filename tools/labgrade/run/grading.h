/* grading.h - one lab's file of one student: compiled, judged.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_GRADING_H
#define TOOLS_LABGRADE_RUN_GRADING_H

#include <stdbool.h>
#include <stdint.h>

#include "tools/judge/report/result.h"
#include "tools/judge/walls/confine.h"

/* How a whole class is graded.  */
struct grading {
    const struct kit *kit;
    struct confine confine;
    uint64_t seed;
    double timeout; /* factor of all deadlines */
    bool has_memory_pass;
};

/* What the labs of one submission take.  */
struct grading_time {
    double compiling; /* seconds of CPU time for the last one */
    double spent;     /* seconds of compilers and code under test, so far */
};

/* Compile and judge SOURCE, SIZE bytes, as lab number LAB, in SLOT.  Return
   the verdicts.  Trouble of the grader's own gives VERDICT_INTERNAL, with
   what is known of it in the message.  TIME says what the labs before took,
   which leaves less for this one, and is added to.  */
struct result *grading_run(const struct grading *g, int lab, const char *source,
                           size_t size, const struct slot *slot,
                           struct grading_time *time);

/* Return verdicts that are all V, for the reason MESSAGE.  */
struct result *grading_all(const struct kit_lab *lab, enum verdict v,
                           const char *message);

#endif
