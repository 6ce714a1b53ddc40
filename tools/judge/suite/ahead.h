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
   nothing but return, in tests that do the same each time.

   Nobody can foretell all that other functions do.  But where a test makes one
   call for each of many cases, many calls can be sent before the first answer
   is looked at:

       struct board *boards[9];

       ahead_each(try_board, boards, sizeof boards[0], 9);  */
#ifndef TOOLS_JUDGE_SUITE_AHEAD_H
#define TOOLS_JUDGE_SUITE_AHEAD_H

#include "tools/judge/wire/wire.h"

/* Foretell the result of the next call.  */
void ahead_expect(int result);

/* Foretell at which of the solutions that the next call reports its watcher
   says stop, from 1; 0: at none.  Then the call need not ask at each of them.
 */
void ahead_stop_at(int solution);

/* Call TRY for each of COUNT CASES, SIZE bytes apart.  TRY makes one call of
   the code under test and looks at what it did.  It may be run up to the call
   first, and then once more, from its beginning to its end.  */
void ahead_each(void (*try)(void *self), void *cases, size_t size, int count);

/* For complaint.c: the running test is to complain.  If calls were sent before
   their turn, begin it anew without that; else make those that wait.  */
void ahead_doubt(void);

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

/* For call.c: return the ticket of the call that begins; tell whether it was
   sent before its turn.  W is a call that is to be sent: if its turn has not
   come, send it with others and go on with the next case, without returning.
   Wait for the next record that comes of the call.  */
uint32_t ahead_ticket(void);
bool ahead_was_sent(void);
void ahead_send(const struct wire *w);
void ahead_receive(struct wire *w);

/* Tell whether the call is to be made later.  */
bool ahead_will_take(void);

/* W is a call that is to be made.  If its result is foretold, put
   a reply into W and return true; what it should say besides is then put there,
   too, until ahead_end.  */
bool ahead_take(struct wire *w);
bool ahead_is_taken(void);
void ahead_end(const struct wire *w);

#endif
