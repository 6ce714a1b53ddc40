/* replay.h - make a move of the code under test here, too.
   SPDX-License-Identifier: MIT

   The child says what it did; whether that can be is found out by doing it.
   What it did in the running call is kept, for a picture of a failure.  */
#ifndef TOOLS_JUDGE_SUITE_REPLAY_H
#define TOOLS_JUDGE_SUITE_REPLAY_H

#include "lib/board.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "tools/judge/wire/wire.h"

/* Make the move of KIND at (ROW, COL) on B, or in M.  Return whether it can be
   made.  */
bool replay_on_board(struct board *b, enum event_kind kind, int row, int col);
bool replay_in_maze(struct maze *m, enum event_kind kind, int row, int col);

/* Forget the moves of the call before; the next ones are made on B, in M or
   with L, or there are none.  */
void replay_begin(const struct board *b, const struct maze *m,
                  const struct live *l);

/* Note a move that is about to be made.  */
void replay_note(enum event_kind kind, int row, int col);

/* Tell whether the call has made more than MOST moves, which is not 0, and put
   into *WHY what to say of it.  */
bool replay_is_endless(long most, const char **why);

/* Note that the call has returned.  */
void replay_end(void);

/* Put the moves of this call into *TEXT, the last one being the last noted:
   "4x4 =0,1 +1,3 x1,3 -1,3 ! ." is a call on 4 rows and 4 columns, given a
   queen on (0, 1), that puts one on (1, 3), is refused another one there, takes
   her away, reports a solution and returns.  In a maze, "1x2 SG +0,0 -0,0"
   enters and leaves a cell; its rows are apart by slashes.  "2x2 fifo *0,0 :
   b7,0 +0,1 -1,0" is a list whose root was taken before the call; it gets a
   child of bound 7 in column 1, which is killed ("!": found).  "": there were
   no moves, or too many to keep.  search_picture.h draws it.  */
void replay_tell(char **text);

/* The same call once more, in a child that has made no other.  If it then does
   something else, the code remembers what it should not: a static variable, or
   one that was never set.  Note that the call in W is made, what comes back,
   and the answer to a report.  */
void replay_keep_call(const struct wire *w);
void replay_keep_reply(void);
void replay_keep_answer(bool stop);

/* Make the last call again in a fresh child of the current worker, which then
   has to be ended.  Tell whether it behaves otherwise, as far as it went.  */
bool replay_differs(void);

#endif
