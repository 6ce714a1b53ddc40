/* memory_fault.h - what AddressSanitizer says, in plain words.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_SUITE_MEMORY_FAULT_H
#define TOOLS_JUDGE_SUITE_MEMORY_FAULT_H

#include <stdbool.h>

#include "tools/judge/host/crash.h"
#include <stddef.h>

/* Tell whether OUTPUT, what a child printed that ended with STATUS (as wait
   gives it), holds a report.  */
bool memory_fault_in(const char *output, int status);

/* Tell whether MESSAGE, made by memory_fault_explain, says that memory is lost
   and nothing worse.  */
bool memory_fault_is_leak(const char *message);

/* Put into *MESSAGE, which is replaced, what the report in OUTPUT means, and
   into WHERE, which has room for SIZE bytes, "file.c:line" of the first line
   of a student's file in it, or "".  */
void memory_fault_explain(const char *output, char **message, char *where,
                          size_t size);

#endif
