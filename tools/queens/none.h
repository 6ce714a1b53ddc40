/* none.h - what to say when a search found too little.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_NONE_H
#define TOOLS_QUEENS_NONE_H

#include "tools/queens/request.h"

/* Say that the search of R found only FOUND solutions, and whether there are
   more.  Return the exit status: SAY_CODE where the search is to blame.  */
int none_say(const struct request *r, long long found);

#endif
