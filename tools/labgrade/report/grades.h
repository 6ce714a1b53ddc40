/* grades.h - the records of a class, and the table of their grades.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_REPORT_GRADES_H
#define TOOLS_LABGRADE_REPORT_GRADES_H

#include "tools/base/course.h"
#include "tools/labgrade/record/class_list.h"
#include "tools/labgrade/record/record.h"

/* What all writers of reports get.  */
struct grades {
    const char *folder; /* RESULTS */
    const struct course *course;
    const struct kit *kit;
    char *notes;   /* lines about the class, such as missing students */
    bool is_quiet; /* tell only of trouble */
    int count;
    struct record **record;
};

/* Return the records in FOLDER of everybody in LIST, adjusted.  Those without a
   whole record are left out, counted in *MISSING, and named in the notes.  */
struct grades *grades_read(const char *folder, const struct class_list *list,
                           const struct kit *k, const struct course *c,
                           int *missing);
void grades_free(struct grades *g);

/* Write grades.csv: a row for each student, a column for each criterion.  */
void grades_write_csv(const struct grades *g);

/* Return the criterion ID in R, or NULL.  */
const struct result_criterion *grades_criterion(const struct record *r,
                                                const char *id);

#endif
