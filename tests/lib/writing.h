/* writing.h - what every writer of trees must tell: that it could not.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_LIB_WRITING_H
#define TESTS_LIB_WRITING_H

#include <check.h>
#include <stdio.h>

#include "lib/tree/tree.h"

/* Writes a tree.  Returns 0, or -1 with errno set.  */
typedef int writer(const struct tree *t, FILE *out);

/* Let TC see that WRITE tells of a full disk, and of lacking memory.  */
void writing_add_tests(TCase *tc, writer *write);

#endif
