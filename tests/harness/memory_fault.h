/* memory_fault.h - what AddressSanitizer says, in plain words.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_MEMORY_FAULT_H
#define TESTS_HARNESS_MEMORY_FAULT_H

#include <stdbool.h>
#include <stddef.h>

/* The exit status that AddressSanitizer is told to use.  */
enum { MEMORY_FAULT_STATUS = 99 };

/* Tell whether OUTPUT, what a child printed that ended with STATUS (as wait
   gives it), holds a report.  */
bool memory_fault_in(const char *output, int status);

/* Put into *MESSAGE, which is replaced, what the report in OUTPUT means, and
   into WHERE, which has room for SIZE bytes, "file.c:line" of the first line
   of a student's file in it, or "".  */
void memory_fault_explain(const char *output, char **message, char *where,
                          size_t size);

#endif
