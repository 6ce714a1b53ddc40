/* archive.h - unpack what a student packed, without trusting it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_ARCHIVE_H
#define TOOLS_LABGRADE_ARCHIVE_H

#include <sys/types.h>

enum archive_kind { ARCHIVE_OF_CLASS, ARCHIVE_OF_STUDENT };

/* Unpack the C files and archives in the archive PATH into FOLDER, which is
   empty; of a class also the names of other files and of folders, but not
   what is in them.  In place of a link there is one to nowhere.  Nothing is
   written outside, and no more than a bound of bytes and files.  The work is
   done by a process of its own that runs as USER (0: as we do) and is limited
   in time and memory.  Return NULL, or a sentence on what was wrong, which
   the caller releases; what could be unpacked is there nevertheless.  */
char *archive_unpack(const char *path, const char *folder,
                     enum archive_kind kind, uid_t user);

#endif
