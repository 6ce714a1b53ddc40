/* where.h - which line of the student's file a code address belongs to.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_WHERE_H
#define TOOLS_JUDGE_SUITE_WHERE_H

#include <stddef.h>

/* Put "file.c:line" for the first of FRAMES addresses in PLUGIN that has a
   line into WHERE, which has room for SIZE bytes, or "" if that cannot be
   had.  The program that knows runs behind the confining command WRAP.  */
void where_find(char *where, size_t size, const char *plugin,
                const char *const *wrap, const int *frame, int frames);

struct where_line {
    int line; /* 0: it is not known */
    char function[48];
};

/* Put into LINE the line of the file NAME, and the function, that each of COUNT
   addresses in PLUGIN belongs to, as where_find does.  */
void where_lines(struct where_line *line, const char *name, const char *plugin,
                 const char *const *wrap, const int *frame, int count);

/* Put into WHERE the line in which a variable without a value is used, as the
   shell script ANALYZER finds it out; "" if it does not.  */
void where_unset(char *where, size_t size, const char *analyzer);

#endif
