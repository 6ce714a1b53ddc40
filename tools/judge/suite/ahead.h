/* ahead.h - calls whose results are foretold, sent and answered many at a time.
   SPDX-License-Identifier: MIT

   A test that knows what a function must say, tells so before it calls it:

       bool said, expected = true;

       ahead_expect(expected);
       said = safe_check_attacks(0, 1, 1, 0);
       if (said != expected)
           complaint_stop();

   The call then returns at once with what is expected, and is made later,
   together with those that follow.  If each said what was expected, the test
   went as it should.  If not, it begins anew, without this, and complains where
   it would have complained.  For functions that do
   nothing but return, in tests that do the same each time.  */
#ifndef TOOLS_JUDGE_SUITE_AHEAD_H
#define TOOLS_JUDGE_SUITE_AHEAD_H

#include "tools/judge/wire/wire.h"

/* Foretell the result of the next call.  */
void ahead_expect(int result);

/* Foretell at which of the solutions that the next call reports its watcher
   says stop, from 1; 0: at none.  Then the call need not ask at each of them.
 */
void ahead_stop_at(int solution);

/* For grade.c: run TEST with I.  */
void ahead_run(void (*test)(int i), int i);

/* Make the calls that wait, before anything else is done.  If one did not say
   what it should, begin the running test anew.  */
void ahead_settle(void);

/* The running test cannot go on.  If that is because of calls that were made
   together, find out which one by beginning anew if the worker HAS_TIME.  */
void ahead_stop(bool has_time);

/* For call.c: return the solution that ahead_stop_at named for the call that
   begins, or AHEAD_UNKNOWN: then the call must ask at each solution.  If the
   watcher decides something else, the test is begun anew.  */
enum { AHEAD_UNKNOWN = -1 };
int ahead_take_stop(void);
_Noreturn void ahead_begin_anew(void);

/* Tell whether the call is to be made later.  */
bool ahead_will_take(void);

/* W is a call that is to be made.  If its result is foretold, put
   a reply into W and return true; what it should say besides is then put there,
   too, until ahead_end.  */
bool ahead_take(struct wire *w);
bool ahead_is_taken(void);
void ahead_end(const struct wire *w);

#endif
