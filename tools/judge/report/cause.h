/* cause.h - which failure comes first, and which others it explains.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_REPORT_CAUSE_H
#define TOOLS_JUDGE_REPORT_CAUSE_H

#include "tools/judge/report/result.h"

/* Tell whether C was tried and went wrong.  */
bool cause_is_wrong(const struct result_criterion *c);

/* Return the criterion of R whose failure comes first: a memory fault, because
   it explains wrong answers; what went wrong before what is not written; NULL
   if all is earned.  */
const struct result_criterion *cause_first(const struct result *r);

/* Return the first failure of R, or the first above C, that says the very same
   as C, or NULL.  */
const struct result_criterion *cause_told(const struct result *r,
                                          const struct result_criterion *c);

/* Return the one that probably has the same cause as C: what it says, what is
   to be thought of, or the line, is the same.  */
const struct result_criterion *cause_above(const struct result *r,
                                           const struct result_criterion *c);

/* Tell whether the first hint of A and B is the same.  */
bool cause_has_same_hint(const struct result_criterion *a,
                         const struct result_criterion *b);

#endif
