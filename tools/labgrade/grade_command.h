/* grade_command.h - the command "labgrade grade", and what "run" shares with
   it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_GRADE_COMMAND_H
#define TOOLS_LABGRADE_GRADE_COMMAND_H

#include "tools/labgrade/intake/grade_options.h"

/* End the program if what O names cannot be graded.  */
void grade_command_check(const struct grade_options *o);

#endif
