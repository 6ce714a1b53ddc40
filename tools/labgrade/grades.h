/* grades.h - the records of a class, and the table of their grades.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_GRADES_H
#define TOOLS_LABGRADE_GRADES_H

#include "tools/labgrade/course.h"
#include "tools/labgrade/record.h"
#include "tools/labgrade/submission.h"

/* What all writers of reports get.  */
struct grades {
    const char *folder; /* RESULTS */
    const struct course *course;
    const struct kit *kit;
    const char *notes; /* lines about the class, such as missing students */
    bool is_quiet;     /* tell only of trouble */
    int count;
    struct record **record;
};

/* Return the records in FOLDER of the submissions in ROLL.  Those without a
   whole record are left out and counted in *MISSING.  */
struct grades *grades_read(const char *folder, const struct roll *roll,
                           const struct kit *k, const struct course *c,
                           int *missing);
void grades_free(struct grades *g);

/* Write grades.csv: a row for each student, a column for each criterion.  */
void grades_write_csv(const struct grades *g);

/* Return the criterion ID in R, or NULL.  */
const struct result_criterion *grades_criterion(const struct record *r,
                                                const char *id);

#endif
