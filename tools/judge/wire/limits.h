/* limits.h - what a child may use, and what it may not do.
   SPDX-License-Identifier: MIT

   IS_SANITIZED, here: the process is built with AddressSanitizer, which needs
   room and calls of its own.  */
#ifndef TOOLS_JUDGE_WIRE_LIMITS_H
#define TOOLS_JUDGE_WIRE_LIMITS_H

#include <stdbool.h>
#include <sys/types.h>

/* Limit this process to CPU_MILLISECONDS of processor time (0: no limit), to an
   amount of memory and stack that every lab can do with, to no other process
   (which the system does not hold root to), no core file and no file growing
   on disk.  It gains no rights by starting a program, and dies with its
   parent, where the system can do that.  */
void limits_set(int cpu_milliseconds, bool is_sanitized);

/* AddressSanitizer takes so much address space that no limit of it can be set:
   tell whether what CHILD really uses, tables of its pages included, is within
   what others are limited to.  */
bool limits_memory_is_kept(pid_t child);

/* Return for how many milliseconds the process PID was ready to run and had to
   wait for a processor, or -1 if the kernel does not tell.  */
int limits_waited(pid_t pid);

/* Put into *RAN for how many milliseconds it itself had one, and into *WAITED
   the same as limits_waited returns.  */
void limits_scheduled(pid_t pid, int *ran, int *waited);

/* Return for how many milliseconds this process has used a processor; its
   children that were awaited.  */
int limits_used(void);
int limits_used_by_children(void);

/* In a host: nobody of the same user may look into this process, nor into its
   children, which need the files at the COUNT PATHS.  Return 0, or -1 if the
   kernel could and does not.  */
int limits_hide(char *const *paths, int count);

/* In its child: let this process see no other in /proc, signal none and open no
   connection, as far as the kernel's Landlock can.  Return 0 or -1.  */
int limits_blind(void);

/* Return the name of the system call filter that limits_filter sets: "seccomp",
   or "" where there is none.  */
const char *limits_filter_name(void);

enum limits_who {
    LIMITS_CHILD, /* a process that starts another one, opens a connection,
                     sends a signal or traces somebody is killed; what else is
                     none of a lab's business is refused */
    LIMITS_HOST, /* what neither it nor its children need: a connection, another
                    program, writing to files */
    LIMITS_PROGRAM /* a compiler or the like, with all it starts: a connection,
                      a signal, another's memory or limits, a namespace */
};

/* Forbid this process, from now on, what WHO has no business with.  Return 0,
   or -1 if the filter could not be set.  */
int limits_filter(enum limits_who who, bool is_sanitized);

#endif
