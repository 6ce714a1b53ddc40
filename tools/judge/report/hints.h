/* hints.h - the next hints for what is not earned yet.
   SPDX-License-Identifier: MIT

   A wrong answer was shown with its first hint: round 2 adds the second one.
   What crashed, or is not written yet, was shown without: round 2 has its
   first.  Those of the rounds before are told again: nobody has to remember
   them.  */
#ifndef TOOLS_JUDGE_REPORT_HINTS_H
#define TOOLS_JUDGE_REPORT_HINTS_H

#include "tools/judge/report/report.h"

/* Write the hints up to ROUND for R, and a word if they are the last, which
   names CONTACT unless that is ""; ONLY: for the criterion with that id, or
   that name after the dot; NULL: for the failure that the report shows in full.
   A lab that does not compile is reported once more instead.  */
void hints_write(const struct result *r, const char *only, int round,
                 const char *contact, const struct report_style *s, FILE *out);

#endif
