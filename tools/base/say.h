/* say.h - how a program speaks to its user, and how it ends.
   SPDX-License-Identifier: MIT

   Answers go to standard output; everything else is said here, on standard
   error, after the name of the program and of its command:

       say_program("queens");
       say_command("tree");
       say_usage("--depth wants a number from 1 to 64, not '%s'", "deep");

   says

       queens tree: --depth wants a number from 1 to 64, not 'deep'
       Try: queens tree --help

   Names and texts of students go through student_text_shown first.  */
#ifndef TOOLS_BASE_SAY_H
#define TOOLS_BASE_SAY_H

#include "tools/base/exit_status.h"

#if defined(__GNUC__)
#define SAY_LIKE_PRINTF(at) __attribute__((format(printf, at, at + 1)))
#else
#define SAY_LIKE_PRINTF(at)
#endif

/* Let messages name PROGRAM, and COMMAND of it (NULL: none), from now on.  */
void say_program(const char *program);
void say_command(const char *command);

/* Say the printf-like message.  */
SAY_LIKE_PRINTF(1)
void say(const char *format, ...);

/* Say it and end the program with STATUS.  */
SAY_LIKE_PRINTF(2)
_Noreturn void say_and_exit(enum exit_status status, const char *format, ...);

/* Say what is wrong with the command line and where help is, and end the
   program.  */
SAY_LIKE_PRINTF(1)
_Noreturn void say_usage(const char *format, ...);

/* Say WHAT failed and why, as errno knows, and end the program: trouble of its
   own.  */
_Noreturn void say_errno(const char *what);

#endif
