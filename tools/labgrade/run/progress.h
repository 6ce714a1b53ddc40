/* progress.h - how far a class has come.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_PROGRESS_H
#define TOOLS_LABGRADE_RUN_PROGRESS_H

#include <stdbool.h>

#include "tools/labgrade/intake/roll.h"

struct progress {
    int done;
    int total;
    double start;
    bool is_quiet;
    bool is_terminal; /* one line that changes; else a line for each */
};

struct progress progress_start(int total, bool is_quiet);

/* S is done; its record is in FOLDER.  */
void progress_step(struct progress *p, const char *folder,
                   const struct submission *s, bool is_kept);

/* Show on a terminal that time goes by.  */
void progress_tick(const struct progress *p);

void progress_finish(const struct progress *p);

#endif
