/* grading.h - one lab's file of one student: compiled, judged.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_GRADING_H
#define TOOLS_LABGRADE_GRADING_H

#include <stdbool.h>
#include <stdint.h>

#include "tests/harness/result.h"
#include "tools/labgrade/confine.h"

/* How a whole class is graded.  */
struct grading {
    const struct kit *kit;
    struct confine confine;
    uint64_t seed;
    double timeout; /* factor of all deadlines */
    bool has_memory_pass;
};

enum { GRADING_FILE_MAX = 1 << 20 }; /* bytes of a source file */

/* Compile and judge SOURCE, SIZE bytes, as lab number LAB, in SLOT.  Return
   the verdicts.  Trouble of the grader's own gives VERDICT_INTERNAL, with
   what is known of it in the message.  COMPILING, if not NULL, is set to the
   seconds of CPU time that the compiler used.  */
struct result *grading_run(const struct grading *g, int lab, const char *source,
                           size_t size, const struct slot *slot,
                           double *compiling);

/* Return verdicts that are all V, for the reason MESSAGE.  */
struct result *grading_all(const struct kit_lab *lab, enum verdict v,
                           const char *message);

#endif
