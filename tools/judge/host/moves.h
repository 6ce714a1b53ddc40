/* moves.h - what the code under test does, told to the judge.
   SPDX-License-Identifier: MIT

   How much is told of a call is its style (wire.h): every move, in batches;
   only how many, and the solutions; or nothing but the time.

       times = moves_start(w);     // reads the style
       moves_begin();
       // the function
       moves_end();
       moves_send();
       moves_put_measure(w);  */
#ifndef TOOLS_JUDGE_HOST_MOVES_H
#define TOOLS_JUDGE_HOST_MOVES_H

#include "lib/board.h"
#include "lib/costs.h"
#include "tools/judge/wire/wire.h"

/* In the host, before it forks: share with the child to come what it has not
   sent yet.  Return 0, or -1 with errno set.  */
int moves_share(void);

/* In the host, once the child has ended: put into W the moves that it had not
   sent, if it was to tell of them.  The child may have written anything there:
   whoever reads them makes sure that they can be made.  */
void moves_put_rest(struct wire *w);

/* Read the style of a call from W.  Return how often it is to be made.  */
int moves_start(struct wire *w);

/* If bounds are to be told, tell that of the board before the first queen.  */
void moves_tell_root(void);

/* Start and stop the clock of the processor time that the call takes.  */
void moves_begin(void);
void moves_end(void);

/* Send what waits to be sent.  */
void moves_send(void);

/* Start a reply in W; if the style allows, what waits to be sent goes along. */
void moves_start_reply(struct wire *w);

/* Send it where SIGNAL may have interrupted this process anywhere.  */
void moves_rescue(int signal);

/* Drop what waits to be sent.  */
void moves_forget(void);

/* Put into W what was counted and timed, if the style says so.  */
void moves_put_measure(struct wire *w);

/* Return the watcher that tells of moves; its function is NULL if nobody wants
   to know.  */
struct watcher moves_watcher(void);

/* Tell whether somebody wants to know which squares are tested; report that
   (ROW, COL) was.  */
bool moves_want_tests(void);
void moves_try(int row, int col);

/* The moves to come are made on B; its queens cost C.  */
void moves_on_board(struct board *b);
void moves_with_costs(const struct costs *c);

/* Return that board.  */
struct board *moves_board(void);

/* From now on and until the call ends, tell also what changes in the SIZE bytes
   of THING, each time before a move on the board is told.  */
void moves_show(const void *thing, size_t size);

#endif
