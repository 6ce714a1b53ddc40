/* say.h - what labgrade tells its user, on standard error.
   SPDX-License-Identifier: MIT

   Names and texts of students go through utf8_shown first.  */
#ifndef TOOLS_LABGRADE_SAY_H
#define TOOLS_LABGRADE_SAY_H

/* Write one line that begins with "labgrade: ".  */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Do the same and end the program: 2 for bad usage, 75 for trouble of the
   grader's own.  */
_Noreturn void say_and_exit(int status, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#endif
