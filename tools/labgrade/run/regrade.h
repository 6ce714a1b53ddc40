/* regrade.h - grade all again, and keep the old results until that is done.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_LABGRADE_RUN_REGRADE_H
#define TOOLS_LABGRADE_RUN_REGRADE_H

#include "tools/labgrade/intake/roll.h"

/* Return the folder for the new records, below STATE, made if it is not there;
   one from an interrupted regrade is gone on with.  */
char *regrade_begin(const char *state);

/* The records of ROLL in NEW are complete: move the old ones in RESULTS to
   RESULTS/previous, and the new ones to their place.  */
void regrade_finish(const char *results, const char *new,
                    const struct roll *roll);

#endif
