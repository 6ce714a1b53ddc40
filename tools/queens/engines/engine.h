/* engine.h - the ladder of engines that count, from the slowest up.
   SPDX-License-Identifier: MIT

   Each is one idea on top of the one before.  They are the kit's own: no host
   is linked with them, no plug-in sees them, and students do not get them.

       parts.h       a count in parts, which can be watched and stopped
       bits.h        all squares of a row in one word
       mirror.h      half of the boards
       border.h      an eighth of the boards; threads.c divides its work
       batch.h       eight boards at a time
       symmetric.h   boards that look the same when they are turned
       first.h       the first solution, asking batches where there is none
       closed.h      some solution, without a search
       prices.h      a bound for least cost; cheapest.h searches by it
       grid.h        mazes: depth.c, breadth.c  */
#ifndef TOOLS_QUEENS_ENGINES_ENGINE_H
#define TOOLS_QUEENS_ENGINES_ENGINE_H

#include "tools/queens/engines/parts.h"

/* Nobody has counted further.  */
enum { ENGINE_MAX = 27 };

struct engine {
    const char *name; /* NULL ends the table */
    const char *idea;
    bool has_threads; /* else it takes one */
    void (*count)(int n, int threads, struct parts *p);
};

extern const struct engine engines[];

/* Their names, ended by NULL, in the same order.  */
extern const char *const engine_names[];

/* The index of the first and of the best one.  */
enum { ENGINE_BITS = 0, ENGINE_BEST = 3 };

#endif
