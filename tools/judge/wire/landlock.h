/* landlock.h - take the sight of files away from this process.
   SPDX-License-Identifier: MIT

   Where the kernel's Landlock can, also connections by TCP (from its version 4
   on), and signals to processes that are not behind the same wall (6).

       landlock_begin();
       landlock_allow("/usr", false);
       landlock_end();    // nothing but /usr can be opened from here on  */
#ifndef TOOLS_JUDGE_WIRE_LANDLOCK_H
#define TOOLS_JUDGE_WIRE_LANDLOCK_H

#include <stdbool.h>

/* Return the version of the kernel's Landlock; 0: it has none.  */
int landlock_version(void);

/* Begin a list of what stays in sight.  Return 0, or -1 with errno set if
   this machine has no Landlock.  */
int landlock_begin(void);

/* Let PATH and what is below it be read and executed, and written if
   IS_WRITABLE.  A PATH that is not there is no error.  */
int landlock_allow(const char *path, bool is_writable);

/* Do the same, but for what is HIDDEN below PATH, if that is not NULL.  */
int landlock_allow_but(const char *path, bool is_writable, const char *hidden);

/* Let everything stay in sight but what is below /NAME; where that cannot be
   listed, the system's programs and libraries.  */
int landlock_allow_all_but(const char *name);

/* Let all stay in sight that is in the same folder of / as PATH.  */
int landlock_allow_top(const char *path);

/* Put the list in force, for this process and all it starts.  Without
   landlock_begin nothing is done.  Return 0, or -1 with errno set.  */
int landlock_end(void);

#endif
