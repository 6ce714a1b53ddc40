/* where.h - which line of the student's file a code address belongs to.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_WHERE_H
#define TESTS_HARNESS_WHERE_H

#include <stddef.h>

/* Put "file.c:line" for the first of FRAMES addresses in PLUGIN that has a
   line into WHERE, which has room for SIZE bytes, or "" if that cannot be
   had.  The program that knows runs behind the confining command WRAP.  */
void where_find(char *where, size_t size, const char *plugin,
                const char *const *wrap, const int *frame, int frames);

#endif
