/* advice.h - the next hints for what is not earned yet.
   SPDX-License-Identifier: MIT

   A wrong answer was shown with its first hint: round 2 has the second one.
   What crashed, or is not written yet, was shown without: round 2 has its
   first.  */
#ifndef TESTS_HARNESS_ADVICE_H
#define TESTS_HARNESS_ADVICE_H

#include "tests/harness/report.h"

/* Write the hints of ROUND for R, and a word if they are the last; ONLY: for
   the criterion with that id, or that name after the dot; NULL: for all wrong
   answers, the first crash, and so on, the first that is not written.  A lab
   that does not compile is reported once more instead.  */
void advice_write(const struct result *r, const char *only, int round,
                  const struct report_style *s, FILE *out);

/* Tell whether there is a hint for something in R that went wrong, in a round
   after ROUND.  */
bool advice_is_left(const struct result *r, int round);

#endif
