/* none.h - what to say when a search found too little.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_RUN_NONE_H
#define TOOLS_QUEENS_RUN_NONE_H

#include "tools/queens/run/request.h"

/* Say that the search of R found only FOUND solutions, though it reported
   REPORTED to board_found, and whether there are more.  Return the exit status:
   EXIT_CODE where the search is to blame.  */
int none_say(const struct request *r, long long found, long long reported);

#endif
