/* probe.h - prove, before anybody is graded, that the walls hold.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_PROBE_H
#define TOOLS_LABGRADE_RUN_PROBE_H

#include "tools/labgrade/run/grading.h"

/* Run code behind the walls that tries to read a planted secret (also while
   it is compiled), to reach the network, to start a process and to write
   outside.  Return 0 if all of that was denied; else say on standard error
   what was not and return -1.  The planted cheat must be caught, too.  */
int probe_walls(const struct grading *g);

#endif
