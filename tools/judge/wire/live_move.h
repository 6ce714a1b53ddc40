/* live_move.h - what is done with a list of live nodes, as moves in a record.
   SPDX-License-Identifier: MIT

   A move is three numbers, as a queen's are: one of these, and

       LIVE_MOVE_BOUND   a bound, 0         of the node that comes next
       LIVE_MOVE_ADD     parent, column
       LIVE_MOVE_TAKE    node, 0
       LIVE_MOVE_KILL    node, 0
       LIVE_MOVE_FOUND   node, 0  */
#ifndef TOOLS_JUDGE_WIRE_LIVE_MOVE_H
#define TOOLS_JUDGE_WIRE_LIVE_MOVE_H

#include "lib/live.h"

/* Numbers that no event_kind has.  */
enum live_move {
    LIVE_MOVE_ADD = 200 + LIVE_IN_LIST,
    LIVE_MOVE_TAKE = 200 + LIVE_TAKEN,
    LIVE_MOVE_KILL = 200 + LIVE_KILLED,
    LIVE_MOVE_FOUND = 200 + LIVE_ANSWER,
    LIVE_MOVE_BOUND
};

#endif
