/* record.h - everything that was found out about one student.
   SPDX-License-Identifier: MIT

   Written to RESULTS/ID.json as soon as it is known, and read back from
   there for the reports, so that a run can be interrupted at any time.  */
#ifndef TOOLS_LABGRADE_RECORD_RECORD_H
#define TOOLS_LABGRADE_RECORD_RECORD_H

#include <stdbool.h>
#include <time.h>

#include "tools/judge/kit.h"
#include "tools/judge/report/result.h"

struct record_lab {
    char *folder;         /* 01-safe-check */
    char *hash;           /* of the file, or "" */
    char *key;            /* what its verdicts depend on, as a fingerprint */
    char *taken;          /* which of several files it was; "": no doubt */
    double seconds;       /* it took to grade */
    double cpu;           /* seconds of CPU time used for that */
    double compiling;     /* of these */
    time_t time;          /* handed in; 0: unknown */
    double days;          /* late, after the grace; 0: in time */
    double percent;       /* taken off for that */
    bool is_by_file_date; /* nothing better says when */
    double adjusted;      /* points that the instructor added */
    char *remarks;        /* lines on these, and comments; see adjustment.h */
    struct result *result;
};

struct record {
    char *id;
    char *name;
    char *school_id;
    char *key;         /* what the verdicts depend on, as a fingerprint */
    char *layers;      /* the confinement in force */
    char *notes;       /* lines for the instructor */
    char *remarks;     /* comments on the whole, for the student */
    bool is_late;      /* the school's system says so */
    bool is_set_aside; /* interrupted too often: for a person to look at */
    bool is_second;    /* graded once more, alone */
    time_t time;       /* a list says that all was handed in then; or 0 */
    int labs;
    struct record_lab lab[LAB_LIST_MAX];
};

struct record *record_new(const char *id, const char *name,
                          const char *school_id);
void record_free(struct record *r);

/* Add a lab and return it.  RESULT is the record's from now on.  */
struct record_lab *record_add(struct record *r, const char *folder,
                              const char *hash, struct result *result);

/* Leave in R only the labs of K.  Return how many these are.  */
int record_choose_labs(struct record *r, const struct kit *k);

/* Take the verdicts out of the lab FOLDER of R, if they are final and were made
   for KEY, with what they cost, and put them into TO.  Return whether.  */
bool record_hand_over(struct record *r, const char *folder, const char *key,
                      struct record_lab *to);

/* Return the points for LAB, and for all: as judged, and at last, after what
   was taken off for being late and what the instructor added; for no lab less
   than 0.  */
double record_lab_final(const struct record_lab *lab);
int record_earned(const struct record *r);
double record_final(const struct record *r);

/* Return the points that were taken off for being late, and that the instructor
   added.  */
double record_late_loss(const struct record *r);
double record_adjusted(const struct record *r);
int record_points(const struct record *r);

/* Return the number of criteria with verdict V.  */
int record_count(const struct record *r, enum verdict v);

/* Tell whether R has no trouble of the grader's own: it may be published.  */
bool record_is_complete(const struct record *r);

/* Tell whether R has a time-out that may be a busy machine's fault, and nobody
   has looked again yet.  */
bool record_is_doubtful(const struct record *r);

/* Tell whether R passed something in which memory faults could not be looked
   for.  */
bool record_is_unchecked(const struct record *r);

/* Write R to PATH, all or nothing.  Ends the program if it cannot.  */
void record_write(const struct record *r, const char *path);

/* Return the record in the file PATH, or NULL if there is no whole one.  */
struct record *record_read(const char *path);

#endif
