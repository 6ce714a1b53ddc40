/* again.h - the same call once more, in a child that has made no other.
   SPDX-License-Identifier: MIT

   If it then does something else, the code remembers what it should not: a
   static variable, or one that was never set.  */
#ifndef TOOLS_JUDGE_SUITE_AGAIN_H
#define TOOLS_JUDGE_SUITE_AGAIN_H

#include "tools/judge/wire/wire.h"

/* Note that the call in W is made, what comes back, and the answer to a
   report.  */
void again_call(const struct wire *w);
void again_reply(const struct wire *w);
void again_answer(bool stop);

/* Make the last call again in a fresh child of the current worker, which then
   has to be ended.  Tell whether it behaves otherwise, as far as it went.  */
bool again_differs(void);

#endif
