/* report_command.h - the command "labgrade report", and what "grade" shares
   with it.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_REPORT_COMMAND_H
#define TOOLS_LABGRADE_REPORT_COMMAND_H

#include "tools/labgrade/record/class_list.h"
#include "tools/labgrade/session.h"

/* Return the session for the results folder that the words name, and its
   *LIST, which must outlive it.  Settings are those it was graded with, unless
   the words say otherwise.  Ends the program if something is wrong.  */
struct session report_command_open(int argc, char **argv,
                                   struct class_list **list);

/* Write every report of S's results folder, of all who belong to it.  Return
   how many have no record yet.  */
int report_command_write(const struct session *s);

#endif
