/* whose.h - whose code this program runs.
   SPDX-License-Identifier: MIT

   It runs plug-ins: those that were made of the files in labs/, which a
   student writes, or of those in solutions/, or of the one file of --code
   (code.h).  labs/queens asks for the first ones, by the option --plugins.  */
#ifndef TOOLS_QUEENS_RUN_WHOSE_H
#define TOOLS_QUEENS_RUN_WHOSE_H

#include <stdbool.h>

#include "tools/judge/suite/worker.h"
#include "tools/queens/run/runner.h"

/* Run what a student has written: the plug-ins are below FOLDER.  */
void whose_set_student(const char *folder);

/* Tell whether a student has written it: nothing is known about its quality. */
bool whose_is_student(void);

/* Put into SETUP the host and the plug-ins that ORDER takes.  Return false, and
   say WHY in a text of SIZE bytes, if one of them is not there.  */
bool whose_plugins(const struct runner_order *order, struct worker_setup *setup,
                   char *why, size_t size);

/* Find the lines of the calls that were told of the search ORDER, whose
   plug-ins are in SETUP.  */
void whose_find_lines(const struct runner_order *order,
                      const struct worker_setup *setup);

#endif
