/* quick.h - what solve is asked and an engine knows.
   SPDX-License-Identifier: MIT

   An engine answers where nobody wants to see a lab's own search: not for a
   student, nor for --code or --with; and only where its answer is the same.  */
#ifndef TOOLS_QUEENS_QUICK_H
#define TOOLS_QUEENS_QUICK_H

#include "tools/queens/run/request.h"

#ifdef HAVE_ENGINES
/* Print how many solutions there are, up to symmetry if UNIQUE.  Return false
   if R wants a lab's search, or a cheapest solution.  */
bool quick_count(const struct request *r, bool unique, bool quiet);

/* Put the cheapest solution on the empty board ANSWER, if there is one.  Return
   false if R wants a lab's search, or no costs.  */
bool quick_cheapest(const struct request *r, struct board *answer, bool quiet);
#else
static inline bool
quick_count(const struct request *r, bool unique, bool quiet)
{
    return false;
}

static inline bool
quick_cheapest(const struct request *r, struct board *answer, bool quiet)
{
    return false;
}
#endif

#endif
