/* lab_test.h - which test of squares to search with, and what one says of
   many squares.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_RUN_LAB_TEST_H
#define TOOLS_QUEENS_RUN_LAB_TEST_H

#include "lib/board.h"
#include "tools/queens/run/method.h"

/* Return lab 01's test, or the kit's own if lab 01 is not written yet or
   WANTS_KIT.  In labs/queens, say which, and whether lab 01's is wrong on a
   small board.  */
square_test *lab_test(bool wants_kit);

/* Ask a lab's test about many squares, without waiting in between.  In the work
   of a runner:

       struct lab_test_asker a = { .test = &method_tests[0], .take = note,
                                   .self = q };
       for (col = 0; col < board_size(b); col++)
           lab_test_ask(&a, b, row, col, col);
       lab_test_await(&a);

   Each answer goes to TAKE, in the order of the questions, some later than
   asked: one question at a time would change between two processes each time.
 */
enum { LAB_TEST_OPEN = 64 }; /* questions without an answer, at most */

struct lab_test_asker {
    const struct method_helper *test;
    void (*take)(void *self, int number, bool said);
    void *self;
    int open; /* 0 at the beginning */
    int number[LAB_TEST_OPEN];
    struct board *board[LAB_TEST_OPEN]; /* as they were when asked about */
};

/* Ask whether (ROW, COL) of B is safe.  NUMBER is for TAKE.  */
void lab_test_ask(struct lab_test_asker *a, const struct board *b, int row,
                  int col, int number);

/* Await the answers that are still to come.  */
void lab_test_await(struct lab_test_asker *a);

/* Release what A holds if the child ended before it had answered.  */
void lab_test_clear(struct lab_test_asker *a);

#endif
