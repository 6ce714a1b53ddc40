/* open_calls.h - which lines of the code were open at each move.
   SPDX-License-Identifier: MIT

   The child tells code addresses (WIRE_OPEN_CALL); the lines are found when the
   search is over.

       open_calls_see(0x1139, 0);  // the innermost call, before a move
       open_calls_move(0);         // it is event 0 of the trace
       open_calls_find(&(struct open_calls_place){ "a.c", "a.c", "a.so" });
       const struct draw_code *code = open_calls_code();  */
#ifndef TOOLS_QUEENS_RUN_OPEN_CALLS_H
#define TOOLS_QUEENS_RUN_OPEN_CALLS_H

#include <stddef.h>

#include "lib/picture/draw.h"

/* Where the code is.  */
struct open_calls_place {
    const char *source;      /* its file, */
    const char *name;        /* as the compiler knew it, */
    const char *plugin;      /* what was made of it, */
    const char *const *wrap; /* and what confines who looks into that */
};

/* The next move has an open call with the code at OFFSET; PLACE 0 is the
   innermost, and the first to be told.  */
void open_calls_see(int offset, int place);

/* What was told belongs to the move that is event INDEX of the trace.  */
void open_calls_move(size_t index);

/* Find the lines of all calls.  */
void open_calls_find(const struct open_calls_place *where);

/* Return the code and its lines, or NULL if they could not be found.  It lives
   as long as the program.  */
const struct draw_code *open_calls_code(void);

#endif
