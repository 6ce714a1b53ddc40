/* writing.h - what every writer of trees must tell: that it could not.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_LIB_WRITING_H
#define TESTS_LIB_WRITING_H

#include <stdio.h>

#include "lib/tree/tree.h"

/* Writes a tree.  Returns 0, or -1 with errno set.  */
typedef int writer(const struct tree *t, FILE *out);

/* Fail the test unless WRITE tells of a full disk.  */
void writing_to_full_disk(writer *write);

/* Fail the test unless WRITE tells of lacking memory.  */
void writing_without_memory(writer *write);

#endif
