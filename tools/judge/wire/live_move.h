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

#include "lib/live_watch.h"

/* Numbers that no event_kind has.  */
enum live_move {
    LIVE_MOVE_ADD = 200 + LIVE_IN_LIST,
    LIVE_MOVE_TAKE = 200 + LIVE_TAKEN,
    LIVE_MOVE_KILL = 200 + LIVE_KILLED,
    LIVE_MOVE_FOUND = 200 + LIVE_ANSWER,
    LIVE_MOVE_BOUND
};

/* Whoever does them, one after the other, knows this; BOUND and E_NODE begin
   as -1 and LIVE_NONE.  */
struct live_moves {
    struct live *list;
    int bound;  /* of the node that comes next; -1: not said */
    int e_node; /* taken last; LIVE_NONE: none */
};

/* Do the move; a node need not be taken in its turn.  Return whether it can be
   done.  */
bool live_move_make(struct live_moves *m, int move, int one, int other);

/* Hand what was done with L to TELL, as moves.  */
void live_move_tell(const struct live *l, const struct live_event *e,
                    void (*tell)(int move, int one, int other));

/* Do with L, which is new, all that was done with the list whose COUNT nodes
   are PAST; of them, depths do not matter.  */
void live_move_relive(struct live *l, const struct live_node *past, int count);

#endif
