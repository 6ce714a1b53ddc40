/* child.h - run what ends a program in a child of the test.
   SPDX-License-Identifier: MIT

       if (child_start()) {
           exit(3);
       }
       int status = child_wait(text, sizeof text);  */
#ifndef TESTS_LIB_CHILD_H
#define TESTS_LIB_CHILD_H

#include <stdbool.h>
#include <stddef.h>

/* Start a child whose standard error is read by child_wait.  Return true in
   the child, false in the parent.  */
bool child_start(void);

/* Wait until the child ends, with up to SIZE - 1 bytes of its standard error
   in TEXT.  Return its status, as waitpid gives it.  */
int child_wait(char *text, size_t size);

#endif
