/* landlock.h - take the sight of files away from this process.
   SPDX-License-Identifier: MIT

       landlock_begin();
       landlock_allow("/usr", false);
       landlock_end();    nothing but /usr can be opened from here on  */
#ifndef TOOLS_LABGRADE_LANDLOCK_H
#define TOOLS_LABGRADE_LANDLOCK_H

#include <stdbool.h>

/* Begin a list of what stays in sight.  Return 0, or -1 with errno set if
   this machine has no Landlock.  */
int landlock_begin(void);

/* Let PATH and what is below it be read and executed, and written if
   IS_WRITABLE.  A PATH that is not there is no error.  */
int landlock_allow(const char *path, bool is_writable);

/* Put the list in force, for this process and all it starts.  Without
   landlock_begin nothing is done.  Return 0, or -1 with errno set.  */
int landlock_end(void);

#endif
