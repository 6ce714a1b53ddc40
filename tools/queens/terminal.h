/* terminal.h - what the user's terminal can show.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_TERMINAL_H
#define TOOLS_QUEENS_TERMINAL_H

#include <stdbool.h>

enum terminal_colour {
    TERMINAL_PLAIN,
    TERMINAL_QUEEN,  /* a queen, or the rat's path */
    TERMINAL_FAILED, /* where she failed, or a dead end */
    TERMINAL_FAINT   /* less important */
};

/* Tell whether standard output is a terminal that shows colours, and the user
   has not asked for none (the variable NO_COLOR).  */
bool terminal_has_colour(void);

/* Tell whether the user's locale is one with UTF-8.  */
bool terminal_has_glyphs(void);

/* Return what to print before a text of colour C, and TERMINAL_PLAIN after it;
   empty where terminal_has_colour says no.  */
const char *terminal_escape(enum terminal_colour c);

/* Wait for a key, or for a line where standard input is no terminal.  Return
   false if the user wants no more: q, or the end of the input.  */
bool terminal_wait(void);

#endif
