/* call_things.h - lists of live nodes, and bounds, in a call.
   SPDX-License-Identifier: MIT

   For proxies, as call.h.  */
#ifndef TOOLS_JUDGE_SUITE_CALL_THINGS_H
#define TOOLS_JUDGE_SUITE_CALL_THINGS_H

#include "lib/live.h"
#include "tools/judge/wire/wire.h"

/* Put L into the record, its board, too.  */
void call_put_live(struct wire *w, const struct live *l);

/* Put BOUND, one of lower_bounds.h, into the record.  */
void call_put_lower_bound(struct wire *w, lower_bound *bound);

/* Send the arguments and wait for the result, as call_wait does; what is done
   with the list meanwhile is done with L, too, where it can be watched.  */
void call_wait_on_live(struct wire *w, struct live *l);

/* Put on the board of L the queens that stand on that of the code under
   test.  */
void call_get_live(struct wire *w, struct live *l);

/* Do what a move (live_move.h) says with the list of this call.  Return false
   if it cannot be done.  */
bool call_live_replay(int move, int one, int other);

#endif
