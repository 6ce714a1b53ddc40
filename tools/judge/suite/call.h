/* call.h - call a function of the code under test, in its own process.
   SPDX-License-Identifier: MIT

   For proxies: functions with a lab's prototypes that suites call as if the
   lab's code were linked with them.  tools/labs/transport.awk writes them:

       bool
       safe_check_attacks(int r1, int c1, int r2, int c2)
       {
           struct wire *w = call_start("safe_check_attacks");

           wire_put_int(w, r1);
           // ...
           call_wait(w);
           return call_end(w, wire_get_bool(w));
       }

   If the call fails in any way (a crash, no answer, nonsense), the worker's
   client is stopped, in a suite the running test, and the call does not
   return.  */
#ifndef TOOLS_JUDGE_SUITE_CALL_H
#define TOOLS_JUDGE_SUITE_CALL_H

#include "lib/board.h"
#include "lib/costs.h"
#include "lib/live.h"
#include "lib/maze.h"
#include "tools/judge/wire/wire.h"

/* What is to be told of a call; a suite wants what is usual, every move.  */
struct call_style {
    enum wire_watch watch;
    bool skips_tests;  /* tests of squares are not told */
    int times;         /* to make the call, each time with the same arguments */
    long long stop_at; /* the solution at which the search is told to stop,
                          without asking here; 0: none */
    const char *bound; /* after each queen, tell what this function says (an int
                          from board, costs and row) to ... */
    void (*see_bound)(int bound);            /* ... this one */
    void (*see_call)(int offset, int place); /* before each move, tell this one
                          which calls are open, see WIRE_OPEN_CALL; or NULL */
};

/* What was counted and timed in a call whose style is not to tell moves.  */
struct call_measure {
    long long placements;
    long long tests;
    double seconds; /* of processor time, for one of the times */
};

/* A test of squares that stands for FUNCTION of the code under test, or for one
   that scans a matrix.  It is only passed to calls, never called.  */
struct call_test {
    square_test *test; /* NULL ends a list */
    const char *function;
    bool is_scan;
};

/* Let the calls to come have style S; NULL: the usual one.  */
void call_set_style(const struct call_style *s);

/* Let call_put_square_test know TESTS, too.  */
void call_name_tests(const struct call_test *tests);

/* Return what was measured in the last call, also if it was interrupted: then
   its board has the queens that stood there.  */
struct call_measure call_measured(void);

/* Return a number that the code under test cannot guess.  */
uint32_t call_new_ticket(void);

/* Begin a call of FUNCTION and return the record for its arguments.  */
struct wire *call_start(const char *function);

/* Send the arguments and wait for the result, which is then to be read from
   W.  The code under test may make no moves meanwhile...  */
void call_wait(struct wire *w);

/* ... or its moves are made on B, or in M, too, where they can be watched.  */
void call_wait_on_board(struct wire *w, struct board *b);
void call_wait_in_maze(struct wire *w, struct maze *m);
void call_wait_with(struct wire *w, const struct live *l);

/* Return RESULT if W has been read to its end and made sense.  */
int call_end(struct wire *w, int result);

/* Put B, C, or M without its rat, into the record.  */
void call_put_board(struct wire *w, const struct board *b);
void call_put_costs(struct wire *w, const struct costs *c);
void call_put_maze(struct wire *w, const struct maze *m);

/* Put TEST, one of square_tests.h or of call_name_tests, into the record.  */
void call_put_square_test(struct wire *w, square_test *test);

/* Read what the code under test has now where it was given B, or COUNT NUMBERS
   or TRUTHS, only to look at: the same, or the client is stopped.  */
void call_kept_board(struct wire *w, const struct board *b);
void call_kept_ints(struct wire *w, const int *numbers, int count);
void call_kept_bools(struct wire *w, const bool *truths, int count);

/* Read where the code under test has its walls now, which should be where M has
   them; and tell the number of the first cell where that is not so, row by row,
   -1: there is none.  */
void call_get_walls(struct wire *w, const struct maze *m);
int call_changed_cell(void);

/* Keep a copy of the SIZE bytes of THING, an argument that may be changed, up
   to date with the child's while its moves are told; return this copy.  */
void call_show(const void *thing, size_t size);
const unsigned char *call_shown(void);

/* Read where the code under test has its queens now, which must be where B
   has them.  If no moves were told, put them there.  */
void call_get_board(struct wire *w, struct board *b);

#endif
