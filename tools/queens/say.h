/* say.h - how the program speaks to its user, and how it ends.
   SPDX-License-Identifier: MIT

   Answers go to standard output; everything else is said here, on standard
   error, after the name of the program and of the subcommand:

       queens tree: --depth wants a number from 1 to 64, not 'deep'  */
#ifndef TOOLS_QUEENS_SAY_H
#define TOOLS_QUEENS_SAY_H

/* What the exit status means; the man page lists the same.  */
enum {
    SAY_OK = 0,
    SAY_NONE = 1,    /* no solution, no way, or the trees differ */
    SAY_USAGE = 2,   /* the command line or an input file makes no sense */
    SAY_TROUBLE = 3, /* a file, a program or memory was not to be had */
    SAY_CODE = 4     /* the code that searches failed, or was stopped */
};

#if defined(__GNUC__)
#define SAY_LIKE_PRINTF(at) __attribute__((format(printf, at, at + 1)))
#else
#define SAY_LIKE_PRINTF(at)
#endif

/* Let messages name COMMAND from now on; NULL: only the program.  */
void say_command(const char *command);

/* Say the printf-like message.  */
SAY_LIKE_PRINTF(1)
void say(const char *format, ...);

/* Say it and end the program with STATUS.  */
SAY_LIKE_PRINTF(2)
_Noreturn void say_and_exit(int status, const char *format, ...);

/* Say what is wrong with the command line and where help is, and end the
   program.  */
SAY_LIKE_PRINTF(1)
_Noreturn void say_usage(const char *format, ...);

/* Say that memory ran out, and end the program.  */
_Noreturn void say_no_memory(void);

/* Return P, unless it is NULL: then memory ran out.  */
void *say_unless_null(void *p);

#endif
