/* looks.h - what to look for in a search, besides its solutions.
   SPDX-License-Identifier: MIT

   Each is the look of a struct search.  */
#ifndef TESTS_BACKTRACKING_LOOKS_H
#define TESTS_BACKTRACKING_LOOKS_H

#include "tests/02-backtracking/search.h"

/* After a stop the search must not go on.  Queens may be taken away, which is
   another criterion's business.  */
void looks_for_more(struct search *s, const struct event *e);

/* No queen may be put where the test says no.  */
void looks_for_attacked(struct search *s, const struct event *e);

/* At each node, every square of the next row must be tested once before the
   search leaves the node; in which order does not matter.  After the search,
   looks_expect_tests complains if that was not done for the first row, or if
   there were more tests or fewer in all.  */
void looks_at_tests(struct search *s, const struct event *e);
void looks_expect_tests(const struct search *s);

#endif
