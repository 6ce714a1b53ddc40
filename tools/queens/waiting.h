/* waiting.h - wait for work in another thread, and hear of Ctrl-C.
   SPDX-License-Identifier: MIT  */
#ifndef TOOLS_QUEENS_WAITING_H
#define TOOLS_QUEENS_WAITING_H

#include <stdbool.h>
#include <stddef.h>

struct waiting {
    void (*work)(void *self);
    void (*look)(void *self); /* five times a second meanwhile; or NULL */
    void *self;
    size_t stack; /* bytes; 0: as usual */
};

/* Do what W says.  Return whether the work ended; if Ctrl-C came first, it goes
   on, with what it was given.  */
bool waiting_run(const struct waiting *w);

#endif
