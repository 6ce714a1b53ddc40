/* limits.h - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_LIMITS_H
#define TESTS_HARNESS_LIMITS_H

/* Limit this process to CPU_SECONDS of processor time and MEGABYTES of memory
   (0: no limit), no core file and no file growing on disk.  */
void limits_set(int cpu_seconds, int megabytes);

/* Return the name of the system call filter that limits_filter sets: "seccomp",
   or "" where there is none.  */
const char *limits_filter_name(void);

/* Forbid, from now on, every system call that is none of a lab's business: a
   process that starts another one, opens a connection, sends a signal or
   traces somebody is killed; whatever else is not needed is refused.
   FOR_MEMORY_PASS allows what a leak checker needs.  Return 0, or -1 if the
   filter could not be set.  */
int limits_filter(int for_memory_pass);

#endif
