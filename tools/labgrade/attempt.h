/* attempt.h - grade one student: find the files, judge, write the record.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_ATTEMPT_H
#define TOOLS_LABGRADE_ATTEMPT_H

#include "tools/labgrade/course.h"
#include "tools/labgrade/grading.h"
#include "tools/labgrade/record.h"
#include "tools/labgrade/submission.h"

struct attempt_setup {
    const struct grading *grading;
    const struct course *course;
    const char *folder;               /* where records go */
    char suite[KIT_LABS][SHA256_HEX]; /* fingerprints of the judges */
};

/* How an attempt ended, as the exit status of its process.  One in doubt or
   trouble is worth a second try.  */
enum attempt_end {
    ATTEMPT_GRADED = 0,
    ATTEMPT_KEPT = 10,
    ATTEMPT_DOUBTFUL = 11, /* a time-out when the machine was busy? */
    ATTEMPT_TROUBLE = 75
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
