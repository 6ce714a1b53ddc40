/* attempt.h - grade one student: find the files, judge, write the record.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_ATTEMPT_H
#define TOOLS_LABGRADE_RUN_ATTEMPT_H

#include "tools/base/course.h"
#include "tools/base/exit_status.h"
#include "tools/labgrade/intake/roll.h"
#include "tools/labgrade/intake/sha256.h"
#include "tools/labgrade/record/record.h"
#include "tools/labgrade/run/grading.h"

struct attempt_setup {
    const struct grading *grading;
    const struct course *course;
    const char *folder;  /* where records go */
    const char *results; /* where they are at last, with what was graded */
    bool is_forced;      /* keep no record, not even a whole one */
    char suite[LAB_LIST_MAX][SHA256_HEX]; /* fingerprints of the judges */
};

/* How an attempt ended, as the exit status of its process.  One in doubt or
   trouble is worth a second try.  */
enum attempt_end {
    ATTEMPT_GRADED = 0,
    ATTEMPT_KEPT = 10,
    ATTEMPT_DOUBTFUL = 11, /* a time-out when the machine was busy? */
    ATTEMPT_TROUBLE = EXIT_TROUBLE
};

/* Take the fingerprints of A's judges.  */
void attempt_prepare(struct attempt_setup *a);

/* Grade S in place SLOT of the stage and write its record.  A whole record
   that is there already for the same files and settings is kept.  IS_SECOND:
   it is the second try, alone; then a time-out is believed.  */
enum attempt_end attempt_run(const struct attempt_setup *a,
                             struct submission *s, int slot, bool is_second);

/* Write a record that says only that S is left to a person, for WHY.  */
void attempt_set_aside(const struct attempt_setup *a,
                       const struct submission *s, const char *why);

/* Return the path of the record of ID in FOLDER; the caller releases it.  */
char *attempt_path(const char *folder, const char *id);

#endif
