/* crash.h - say where the code under test crashed.
   SPDX-License-Identifier: MIT  */
#ifndef TESTS_HARNESS_CRASH_H
#define TESTS_HARNESS_CRASH_H

enum { CRASH_FRAMES = 8 };

/* From now on, when this process is about to die of a signal that means a
   bug, call FIRST, which sends what still waits to be sent, and then send on
   FD a WIRE_CRASH record: the signal, whether the stack overflowed, and up to
   CRASH_FRAMES offsets of code in PLUGIN, the innermost first.  Then die of
   the signal all the same.  */
void crash_watch(int fd, const char *plugin, void (*first)(void));

#endif
