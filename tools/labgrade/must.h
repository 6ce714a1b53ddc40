/* must.h - memory that must be had.
   SPDX-License-Identifier: MIT

   A grader without memory has nothing to say: these end the program with
   status 75 instead of returning NULL.  The caller releases what they return
   with free.  */
#ifndef TOOLS_LABGRADE_MUST_H
#define TOOLS_LABGRADE_MUST_H

#include <stddef.h>

/* Return MEMORY, which is not NULL, or end the program.  */
void *must(void *memory);

void *must_calloc(size_t count, size_t size);
void *must_realloc(void *memory, size_t count, size_t size);
char *must_copy(const char *text);

/* Return a text made as by printf.  */
char *must_format(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

#endif
