/* follow.h - a search for queens, followed move by move.
   SPDX-License-Identifier: MIT

   Watches a search beside the guide who knows what it must do, and ends the
   test at the first move that is another one, with a picture of the node where
   that happened.

       struct follow f = { .call = "solve(board, 0)",
                           .guide = { .board = b,
                                      .is_safe = square_test_queens } };
       follow_start(&f);
       follow_end(&f, solve(b, 0));
       // f.guide.placements  */
#ifndef TOOLS_JUDGE_SUITE_FOLLOW_H
#define TOOLS_JUDGE_SUITE_FOLLOW_H

#include "tools/judge/right/board_guide.h"

struct follow {
    const char *call;        /* as the student knows it */
    const char *passed_over; /* a hint if a square was that it should have put
                                a queen on, or NULL */
    bool has_said_true;      /* the search returned true */
    struct board_guide guide;
};

/* Begin to watch the board of F's guide.  */
void follow_start(struct follow *f);

/* Compare what the search returned, SAID, with what it had to, and stop
   watching.  */
void follow_end(struct follow *f, bool said);

#endif
