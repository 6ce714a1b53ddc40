/* crash.h - say where the code under test crashed.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_JUDGE_HOST_CRASH_H
#define TOOLS_JUDGE_HOST_CRASH_H

#include <stdint.h>

enum { CRASH_FRAMES = 8, CRASH_DEPTH = 4096 };

/* From now on, when this process is about to die of a signal that means a
   bug, call FIRST with the signal, which sends what still waits to be sent, and
   then send on FD a WIRE_CRASH record: the number of a plug-in; if the stack
   overflowed, how many calls were open, at most CRASH_DEPTH, else 0; and up to
   CRASH_FRAMES offsets of code in that plug-in, the innermost first.  NUMBER_OF
   tells which plug-in the file NAME is, -1: none. Then die of the signal all
   the same.  */
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
