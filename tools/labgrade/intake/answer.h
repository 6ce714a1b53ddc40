/* answer.h - which of a student's files answers which lab.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_INTAKE_ANSWER_H
#define TOOLS_LABGRADE_INTAKE_ANSWER_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "tools/judge/kit.h"
#include "tools/labgrade/intake/sha256.h"

enum { ANSWER_FILE_MAX = 1 << 20 }; /* bytes of a source file */

/* How well a file's name says which lab it answers, the best first.  */
enum answer_rank {
    ANSWER_EXACT,
    ANSWER_OTHER_CASE,
    ANSWER_UPLOADED_AGAIN,
    ANSWER_PART_OF_NAME,
    ANSWER_BY_CONTENT,
    ANSWER_NONE
};

/* The answer to one lab.  */
struct handed {
    char *source; /* NULL: there is none that can be used */
    size_t size;
    char *problem; /* why not, for the student; NULL: nothing was handed in */
    char hash[SHA256_HEX];
    char *taken;           /* the file's path in what was handed in */
    bool is_of_several;    /* there were others that differ */
    enum answer_rank rank; /* and what it was chosen by */
    int depth;
    time_t date;          /* of the file */
    time_t packed;        /* of the student's archive around it, or 0 */
    time_t committed;     /* when a repository's file last changed, or 0 */
    time_t time;          /* handed in, see late.h; 0: unknown */
    bool is_by_file_date; /* nothing better says so */
};

/* A C file that a student handed in.  */
struct answer_file {
    const char *path;
    const char *shown; /* its path in what was handed in */
    int depth;
    time_t date;   /* of the file */
    time_t packed; /* of the student's archive around it, or 0 */
};

/* Take F, which the student called NAME, as the answer to a lab of K if there
   is no better one in HANDED[lab] yet.  */
void answer_offer(const struct kit *k, const struct answer_file *f,
                  const char *name, struct handed *handed);

/* Release what is in H.  */
void answer_free(struct handed *h);

#endif
