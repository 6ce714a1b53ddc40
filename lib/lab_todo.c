/* lab_todo.c - the mark of code that is not yet written.
   SPDX-License-Identifier: MIT  */
#include "lib/lab_todo.h"

#include <stdio.h>
#include <stdlib.h>

void
lab_todo(const char *function, const char *file, int line)
{
    fprintf(stderr, "%s:%d: %s is not written yet\n", file, line, function);
    exit(LAB_TODO_STATUS);
}
