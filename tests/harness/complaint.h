/* complaint.h - tell a student what was wrong, with a picture.
   SPDX-License-Identifier: MIT

   The message is written on a stream and the test ends with it:

       FILE *f = complaint_start();
       fprintf(f, "safe_check_attacks(0,1, 1,0) said no, but ...\n");
       complaint_board(f, b, row, col);
       complaint_stop();

   Lines stay within 66 characters: reports indent them.  */
#ifndef TESTS_HARNESS_COMPLAINT_H
#define TESTS_HARNESS_COMPLAINT_H

#include <stdio.h>

#include "lib/board.h"
#include "lib/maze.h"

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

/* Draw B, queens as Q and the square (ROW, COL) as ?, or as ! if a queen
   stands on it; -1, -1: no such square.  */
void complaint_board(FILE *f, const struct board *b, int row, int col);

/* Draw the rat's path in M: o where it went, @ where it stands.  */
void complaint_maze(FILE *f, const struct maze *m);

/* Return "yes" or "no".  */
const char *complaint_yes(bool b);

#endif
