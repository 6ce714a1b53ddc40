/* estimate.h - how long will a search take?
   SPDX-License-Identifier: MIT

   Whoever starts a search that takes minutes should know before.  How many
   nodes the tree has is estimated (dives.h), or counted as far as the first
   solution; how long a node takes is measured, on the first second of that very
   search. */
#ifndef TOOLS_QUEENS_RUN_ESTIMATE_H
#define TOOLS_QUEENS_RUN_ESTIMATE_H

#include "tools/queens/run/method.h"

/* If to search as S says, for ALL solutions or for the first, takes more than a
   minute, say so, and what would be quick.  */
void estimate_say(const struct method_setup *s, bool all);

/* Return SECONDS as a person would say it.  The next call overwrites it.  */
const char *estimate_words(double seconds);

#endif
