/* said.h - what the code under test said and did in each test.
   SPDX-License-Identifier: MIT

   For the memory pass: code that then behaves otherwise hides something.  */
#ifndef TOOLS_JUDGE_SUITE_SAID_H
#define TOOLS_JUDGE_SUITE_SAID_H

#include <stdint.h>

#include "tools/judge/report/result.h"
#include "tools/judge/suite/ending.h"

/* Note that the code under test said DIGEST (worker_digest) in TEST, whose name
   lasts.  */
void said_note(struct result_criterion *c, const struct ending *end,
               const char *test, uint64_t digest);

/* In the memory pass: what passed must say the same in TEST, and END as a child
   does whose memory was looked through.  Else C has not passed there.  */
void said_compare(struct result_criterion *c, const struct ending *end,
                  const char *test, uint64_t digest);

#endif
