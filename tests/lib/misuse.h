/* misuse.h - expect that a wrong call is stopped, and with which message.
   SPDX-License-Identifier: MIT

       EXPECT_MISUSE(board_size(NULL), "board_size: the board is NULL");

   The call is made in a child of the test.  The test fails unless the child
   aborts and writes "libboard: ", the message and a newline, nothing else, on
   standard error.  */
#ifndef TESTS_LIB_MISUSE_H
#define TESTS_LIB_MISUSE_H

#include "tests/lib/child.h"

#define EXPECT_MISUSE(call, message)                                           \
    do {                                                                       \
        if (child_start()) {                                                   \
            (void)(call);                                                      \
            misuse_survived();                                                 \
        }                                                                      \
        misuse_expect(message);                                                \
    } while (0)

/* End the child: nothing stopped the call.  */
_Noreturn void misuse_survived(void);

/* Wait for the child and fail the test unless it aborted with MESSAGE.  */
void misuse_expect(const char *message);

#endif
