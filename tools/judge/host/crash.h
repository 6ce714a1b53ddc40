/* crash.h - say where the code under test crashed.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_HOST_CRASH_H
#define TOOLS_JUDGE_HOST_CRASH_H

#include <stdint.h>

enum { CRASH_FRAMES = 8, CRASH_DEPTH = 4096 };

/* Load what tells which calls are open, now and not when a process dies.  A
   host does so once for all its children.  */
void crash_prepare(void);

/* From now on, a signal that means a bug is told to the judge before this
   process dies of it.  First, FIRST is called with the signal: it sends what
   still waits to be sent.  Then a WIRE_CRASH record goes to FD.  It holds:

   - the number of a plug-in; NUMBER_OF tells which one the file NAME is, -1:
     none;
   - how many calls were open if the stack overflowed, at most CRASH_DEPTH,
     else 0;
   - up to CRASH_FRAMES offsets of code in that plug-in, the innermost first.

   crash_prepare must have been called before.  */
void crash_watch(int fd, int (*number_of)(const char *name),
                 void (*first)(int signal));

/* Put into OFFSET where the code of the first plug-in stands, the innermost of
   its open calls first, up to MOST of them.  Return how many there are.  */
int crash_open_calls(int32_t *offset, int most);

/* The exit status that AddressSanitizer is told to use.  A child whose memory
   was looked through and found in order ends with one of MEMORY_LOOKED
   statuses from the next on, which the judge draws for each child anew.  */
enum { MEMORY_FAULT_STATUS = 99, MEMORY_LOOKED = 128 };

#endif
