/* call.h - call a function of the code under test, in its own process.
   SPDX-License-Identifier: MIT

   For proxies: functions with a lab's prototypes that suites call as if the
   lab's code were linked with them.

       bool
       safe_check_attacks(int r1, int c1, int r2, int c2)
       {
           struct wire *w = call_start("safe_check_attacks");

           wire_put_int(w, r1);
           ...
           call_wait(w);
           return call_end(w, wire_get_bool(w));
       }

   If the call fails in any way (a crash, no answer, nonsense), the running
   test ends and the call does not return.  */
#ifndef TESTS_HARNESS_CALL_H
#define TESTS_HARNESS_CALL_H

#include "lib/board.h"
#include "lib/maze.h"
#include "tests/harness/wire.h"

/* Begin a call of FUNCTION and return the record for its arguments.  */
struct wire *call_start(const char *function);

/* Send the arguments and wait for the result, which is then to be read from
   W.  The code under test may make no moves meanwhile...  */
void call_wait(struct wire *w);

/* ... or its moves are made on B, or in M, too, where they can be watched.  */
void call_wait_on_board(struct wire *w, struct board *b);
void call_wait_in_maze(struct wire *w, struct maze *m);

/* Return RESULT if W has been read to its end and made sense.  */
int call_end(struct wire *w, int result);

/* Put B, or M without its rat, into the record.  */
void call_put_board(struct wire *w, const struct board *b);
void call_put_maze(struct wire *w, const struct maze *m);

/* Put TEST, one of square_tests.h, into the record.  */
void call_put_square_test(struct wire *w, square_test *test);

/* Read where the code under test has its queens now, which must be where B
   has them.  */
void call_get_board(struct wire *w, const struct board *b);

#endif
