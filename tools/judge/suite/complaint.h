/* complaint.h - tell a student what was wrong, with a picture.
   SPDX-License-Identifier: MIT

   The message is written on a stream and the test ends with it:

       FILE *f = complaint_start();
       fprintf(f, "safe_check_attacks(0,1, 1,0) said no, but ...\n");
       complaint_board(f, b, row, col);
       complaint_stop();

   Lines stay within 66 characters: reports indent them.  A picture is data
   (figure.h), which each report draws in its own way.  */
#ifndef TOOLS_JUDGE_SUITE_COMPLAINT_H
#define TOOLS_JUDGE_SUITE_COMPLAINT_H

#include <stdio.h>

#include "lib/board.h"
#include "lib/costs.h"
#include "lib/maze.h"
#include "tools/judge/report/figure.h"

/* Return the stream for the message.  */
FILE *complaint_start(void);

/* Let TEXT, which must live on, be the first hint, before those of the
   criterion: it fits this failure.  Of several the first one counts.  */
void complaint_hint(const char *text);

/* End the running test as failed, with the message.  */
_Noreturn void complaint_stop(void);

/* End the message without a failure: the report has it below the criterion,
   should that be passed.  */
void complaint_note(void);

/* Show FIGURE, which is the message's from now on.  */
void complaint_figure(FILE *f, struct figure *figure);

/* Show B, with the square (ROW, COL) marked as ?, or as ! if a queen stands on
   it; -1, -1: no such square.  */
void complaint_board(FILE *f, const struct board *b, int row, int col);

/* The same; the queens in rows 0 .. ROWS - 1 that attack the square are A.  */
void complaint_attack(FILE *f, const struct board *b, int row, int col,
                      int rows);

/* Show the costs C, those under the queens of B in brackets, those under other
   queens, of OTHER, in parentheses.  Each of the two may be NULL.  */
void complaint_costs(FILE *f, const struct costs *c, const struct board *b,
                     const struct board *other);

/* Show the rat's path in M: o where it went, @ where it stands.  */
void complaint_maze(FILE *f, const struct maze *m);

/* Return "yes" or "no".  */
const char *complaint_yes(bool b);

#endif
