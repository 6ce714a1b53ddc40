/* must.h - memory that must be had.
   SPDX-License-Identifier: MIT

   A program without memory has nothing to say: these end it with EXIT_TROUBLE
   instead of returning NULL.  The caller releases what they return with free.

       struct board *b = must(board_new(4));  */
#ifndef TOOLS_BASE_MUST_H
#define TOOLS_BASE_MUST_H

#include <stddef.h>

/* Say that memory ran out, and end the program.  */
_Noreturn void must_fail(void);

/* Return MEMORY, which is not NULL, or end the program.  */
void *must(void *memory);

void *must_calloc(size_t count, size_t size);
void *must_realloc(void *memory, size_t count, size_t size);
char *must_copy(const char *text);

/* Return a text made as by printf.  */
char *must_format(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

#endif
