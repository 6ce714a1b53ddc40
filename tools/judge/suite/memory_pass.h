/* memory_pass.h - what the second pass, which looks for memory faults, changes.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_MEMORY_PASS_H
#define TOOLS_JUDGE_SUITE_MEMORY_PASS_H

#include "tools/judge/report/result.h"

/* Take over into R from AGAIN, the memory pass, what it says of memory faults
   and of variables without a value.  ANALYZER is a script that says where those
   are, or NULL.  A leak costs one criterion in each part of the lab, and none
   that is lost already: it is not what a wrong answer comes from.  */
void memory_pass_take(struct result *r, const struct result *again,
                      const char *analyzer);

#endif
