/* asker.h - ask a lab's test about many squares, without waiting in between.
   SPDX-License-Identifier: MIT

   In the work of a runner:

       struct asker a = { .test = &method_tests[0], .take = note, .self = q };
       for (col = 0; col < board_size(b); col++)
           asker_ask(&a, b, row, col, col);
       asker_end(&a);

   Each answer goes to TAKE, in the order of the questions, some later than
   asked: one question at a time would change between two processes each time.
 */
#ifndef TOOLS_QUEENS_RUN_ASKER_H
#define TOOLS_QUEENS_RUN_ASKER_H

#include "tools/queens/run/method.h"

enum { ASKER_OPEN = 64 }; /* questions without an answer, at most */

struct asker {
    const struct method_helper *test;
    void (*take)(void *self, int number, bool said);
    void *self;
    int open; /* 0 at the beginning */
    int number[ASKER_OPEN];
    struct board *board[ASKER_OPEN]; /* as they were when asked about */
};

/* Ask whether (ROW, COL) of B is safe.  NUMBER is for TAKE.  */
void asker_ask(struct asker *a, const struct board *b, int row, int col,
               int number);

/* Await the answers that are still to come.  */
void asker_end(struct asker *a);

/* Release what A holds if the child ended before it had answered.  */
void asker_clear(struct asker *a);

#endif
