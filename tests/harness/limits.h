/* limits.h - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT

   IS_SANITIZED, here: the process is built with AddressSanitizer, which needs
   room and calls of its own.  */
#ifndef TESTS_HARNESS_LIMITS_H
#define TESTS_HARNESS_LIMITS_H

#include <stdbool.h>

/* Limit this process to CPU_SECONDS of processor time (0: no limit), to an
   amount of memory and stack that every lab can do with, to no other process
   (which the system does not hold root to), no core file and no file growing
   on disk.  It gains no rights by starting a program, and dies with its
   parent, where the system can do that.  */
void limits_set(int cpu_seconds, bool is_sanitized);

/* Return the name of the system call filter that limits_filter sets: "seccomp",
   or "" where there is none.  */
const char *limits_filter_name(void);

/* Forbid, from now on, every system call that is none of a lab's business: a
   process that starts another one, opens a connection, sends a signal or
   traces somebody is killed; whatever else is not needed is refused.  Return
   0, or -1 if the filter could not be set.  */
int limits_filter(bool is_sanitized);

#endif
