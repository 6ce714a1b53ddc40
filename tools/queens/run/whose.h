/* whose.h - whose code this program runs.
   SPDX-License-Identifier: MIT

   It runs plug-ins: those that were made of the files in labs/, which a
   student writes, or of those in solutions/.  labs/queens asks for the former,
   by the option --plugins.

   And by --code FILE.c and --lab NN it runs one file instead of a lab's, as
   safely as it is graded: compiled and run behind the same walls
   (tools/judge/walls), in sight of no other lab's code.  */
#ifndef TOOLS_QUEENS_RUN_WHOSE_H
#define TOOLS_QUEENS_RUN_WHOSE_H

#include <stdbool.h>

#include "tools/judge/suite/worker.h"
#include "tools/queens/io/options.h"
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

/* Add the options.  */
void whose_options(struct options *o);

/* If there is such a file, compile it, optimized if IS_FAST, or end the
   program.  */
void whose_compile(bool is_fast);

/* Return the file, or NULL; and the name of its lab.  */
const char *whose_file(void);
const char *whose_lab(void);

/* Remove what was made for it.  The end of the program does that, too, but not
   a signal.  */
void whose_clear(void);

#endif
