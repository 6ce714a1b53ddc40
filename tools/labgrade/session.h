/* session.h - everything a run of labgrade works with.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_SESSION_H
#define TOOLS_LABGRADE_SESSION_H

#include "tools/base/course.h"
#include "tools/labgrade/intake/grade_options.h"
#include "tools/labgrade/run/grading.h"

struct session {
    struct grade_options options;
    const char *settings; /* the file of COURSE, or NULL */
    struct course *course;
    struct kit *kit;
    struct stage *stage;
    struct grading grading;
};

/* Read the settings and the list of labs that O asks for, and nothing else.
   Ends the program if something is wrong.  */
struct session session_read(const struct grade_options *o);

/* Read the settings and the list of labs, set the stage and choose the
   walls, and prove that they hold.  Ends the program if something is wrong.  */
struct session session_open(const struct grade_options *o);

/* Give back what session_open took.  */
void session_close(struct session *s);

#endif
