/* terminal.h - what the user's terminal can show.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_IO_TERMINAL_H
#define TOOLS_QUEENS_IO_TERMINAL_H

#include <stdbool.h>

enum terminal_colour {
    TERMINAL_PLAIN,
    TERMINAL_QUEEN,  /* a queen, or the rat's path */
    TERMINAL_FAILED, /* where she failed, or a dead end */
    TERMINAL_FAINT   /* less important */
};

/* Tell whether the user's locale is one with UTF-8.  */
bool terminal_has_glyphs(void);

/* Return what to print before a text of colour C, and TERMINAL_PLAIN after it;
   empty where standard output is no terminal that shows colours, or the user
   has asked for none (the variable NO_COLOR).  */
const char *terminal_escape(enum terminal_colour c);

/* Show TEXT, which may be anything, on standard error: nothing but letters gets
   through to the terminal.  */
void terminal_show(const char *text);

/* Wait for a key, or for a line where standard input is no terminal.  Return
   false if the user wants no more: q, or the end of the input.  */
bool terminal_wait(void);

/* Show a line on standard error, if that is a terminal, that tells whoever
   waits for what; it takes the place of the one before.  */
void terminal_tell(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* Tell so, from time to time, how many ANSWERS there are already.  */
void terminal_tell_count(long long answers);

/* Take that line away, if there is one.  */
void terminal_tell_no_more(void);

#endif
