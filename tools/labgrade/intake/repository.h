/* repository.h - a git repository as a submission: what was committed counts,
   and the commit's date is the time of handing in.
   SPDX-License-Identifier: MIT

   A repository that came from elsewhere may say in its settings what git is to
   run.  So none of them is read: objects and references are copied to the
   stage, beside settings of our own without hooks and filters, and git works on
   that copy, behind the walls, within limits.  */
#ifndef TOOLS_LABGRADE_INTAKE_REPOSITORY_H
#define TOOLS_LABGRADE_INTAKE_REPOSITORY_H

#include <time.h>

#include "tools/judge/walls/confine.h"

/* Where git works: behind the walls C, in SLOT.  */
struct repository {
    const struct confine *confine;
    const struct slot *slot;
    char *copy; /* of the repository, in the slot; NULL: there is none */
};

/* Return what git keeps for the folder PATH, which may be a bare repository,
   for the caller to release; NULL: PATH is no repository.  */
char *repository_of(const char *path);

/* Copy the repository GIT, pack the files of its last commit as COPY.tar, and
   return the commit's date.  0: that cannot be done; there may be no commit. */
time_t repository_pack(struct repository *r, const char *git);

/* Return the date of the last commit that changed FILE; 0: unknown.  */
time_t repository_date(const struct repository *r, const char *file);

#endif
