/* roll.h - what one student handed in, and the roll of a class.
   SPDX-License-Identifier: MIT

       struct roll *c = roll_open("export.zip", kit, stage, NULL);
       for (int i = 0; i < c->count; i++)
           puts(c->submission[i].id);
       roll_free(c);  */
#ifndef TOOLS_LABGRADE_INTAKE_ROLL_H
#define TOOLS_LABGRADE_INTAKE_ROLL_H

#include <stdbool.h>
#include <time.h>

#include "tools/judge/kit.h"
#include "tools/judge/walls/stage.h"
#include "tools/labgrade/intake/handin_name.h"
#include "tools/labgrade/intake/text_index.h"

/* A file, folder or archive, and what the student called it.  */
struct submission_item {
    char *path;
    char *called;
};

struct submission {
    char *id;            /* fit for a file name, and nobody else's */
    char *name;          /* for people; valid UTF-8 */
    char *school_id;     /* in the school's system, or "" */
    bool is_late;        /* the school's system says so */
    time_t time;         /* when a list says that it was handed in, or 0 */
    bool has_good_dates; /* dates of its files say that, too */
    char *notes;         /* lines for the instructor, or "" */
    int items;
    struct submission_item *item;
};

struct roll {
    enum handin_name_school school;
    int count;
    struct submission *submission;
    struct text_index index; /* whose submission, until all have their ids */
    char *notes;             /* lines about the class as a whole */
};

/* Return the submissions in PATH: a folder or an archive with one folder,
   file or archive for each student, or a single submission, whose student is
   then ID unless that is NULL.  Ends the program if PATH cannot be read.  */
struct roll *roll_open(const char *path, const struct kit *k,
                       const struct stage *s, const char *id);
void roll_free(struct roll *c);

/* Return the submission called NAME with id SCHOOL_ID; make an empty one if
   there is none.  */
struct submission *roll_find(struct roll *c, const char *name,
                             const char *school_id);

/* Say whose S is, before roll_name_all.  */
void roll_rename(struct submission *s, const char *name);

/* Give every submission its id, and note those that differ only in capital
   letters or accents.  */
void roll_name_all(struct roll *c);

/* Leave in C only the one whose id is ID.  Return 0, or -1 with C unchanged if
   there is none.  */
int roll_keep_one(struct roll *c, const char *id);

/* Leave in C only share SHARD, from 1, of SHARDS.  Whose share a student
   falls in depends on the id alone.  */
void roll_keep_share(struct roll *c, int shard, int shards);

/* Append a line to the text in *NOTES.  */
void roll_note(char **notes, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

void roll_add_item(struct submission *s, const char *path, const char *called);

#endif
