/* course.h - the settings of a course, from a file that a lecturer edits.
   SPDX-License-Identifier: MIT

       # course.conf: one setting a line
       course = Algorithms in C
       term = autumn 2026
       contact = queens@example.org
       labs = 01 02
       due 01 = 2026-10-05 23:59
       grace = 30 minutes
       percent-per-day = 10
       cap = 50
       points safe-check.diagonals = 6
       reveal = all
       seed = 271828

   Times are local.  The seed is for the graded run alone: it is written to
   no page that a student sees.  This is the only reader: scripts ask labconf.
   */
#ifndef TOOLS_BASE_COURSE_H
#define TOOLS_BASE_COURSE_H

#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "tools/base/lab_list.h"

/* How much a feedback page says about what was not earned.  */
enum course_reveal {
    REVEAL_ALL,     /* the counterexample, what was printed, a hint */
    REVEAL_HINTS,   /* a hint */
    REVEAL_VERDICTS /* only that it was not earned */
};

enum { COURSE_ENTRIES = 400 };

/* A setting that belongs to a lab or a criterion.  */
struct course_entry {
    char *what;   /* the lab or criterion */
    char *text;   /* the value as it was written */
    double value; /* seconds since 1970, or points */
    int line;
};

struct course {
    char *path; /* "": no file */
    char *name;
    char *term;
    char *contact;
    char *labs; /* "": all */
    int labs_line;
    bool has_seed;
    uint64_t seed;
    double grace;     /* seconds */
    char *grace_text; /* as it was written */
    double percent;   /* taken off per day late */
    double cap;       /* percent taken off at most */
    enum course_reveal reveal;
    int dues;
    struct course_entry due[LAB_LIST_MAX];
    int points;
    struct course_entry point[COURSE_ENTRIES];
};

/* Return the settings in PATH, or those of no file if PATH is NULL.  A bad
   line ends the program with its number and what is wrong with it.  */
struct course *course_read(const char *path);
void course_free(struct course *c);

/* Return the name of REVEAL in the file.  */
const char *course_reveal_name(enum course_reveal reveal);

/* End the program, with the line, if C names a lab that is not in ALL or a
   criterion that is not among CRITERIA, ended by NULL.  Otherwise leave out of
   ALL what C leaves out.  */
void course_check(const struct course *c, struct lab_list *all,
                  const char *const *criteria);

/* Return the entry that says when LAB, a folder, is due; NULL: never.  */
const struct course_entry *course_due(const struct course *c, const char *lab);

/* Return the points of the criterion ID, which usually has USUAL.  */
int course_points(const struct course *c, const char *id, int usual);

#endif
