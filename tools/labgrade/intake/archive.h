/* archive.h - unpack what a student packed, without trusting it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_INTAKE_ARCHIVE_H
#define TOOLS_LABGRADE_INTAKE_ARCHIVE_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/* What may still be unpacked: of a class, or of all that is in one student's
   submission, archives in archives included.  */
struct archive_budget {
    int entries;    /* and folders that their paths name */
    int64_t bytes;  /* of everything unpacked */
    int64_t entry;  /* of a single file: the rest of it is cut off */
    double seconds; /* of CPU time */
    bool is_class;  /* names of other files are wanted, too */
};
extern const struct archive_budget archive_of_class, archive_of_student;

/* The one sentence on an archive of which everything is there.  */
#define ARCHIVE_UNREADABLE                                                     \
    "a name in it cannot be read: its letters are shown as =XX here"

/* Unpack the C files and archives in the archive PATH into FOLDER, which is
   empty; of a class also the names of other files and of folders, but not
   what is in them.  In place of a link there is one to nowhere.  Nothing is
   written outside, and no more than LEFT, which becomes less.  The work is
   done by a process of its own that runs as USER (0: as we do) and is limited
   in time and memory.  Return NULL, or a sentence on what was wrong, which
   the caller releases; what could be unpacked is there nevertheless.  */
char *archive_unpack(const char *path, const char *folder,
                     struct archive_budget *left, uid_t user);

#endif
