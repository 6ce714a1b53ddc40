/* waiting.h - a line that tells whoever waits at a terminal for what.
   SPDX-License-Identifier: MIT

   It stands on standard error, if that is a terminal, and is gone when there
   is something better to read.  */
#ifndef TOOLS_QUEENS_WAITING_H
#define TOOLS_QUEENS_WAITING_H

/* Show a line, instead of the one that stands there.  */
void waiting_tell(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* Take the line away, if there is one.  */
void waiting_end(void);

#endif
