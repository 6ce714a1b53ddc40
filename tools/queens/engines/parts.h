/* parts.h - a count in parts: how far it is, and what is known so far.
   SPDX-License-Identifier: MIT

   An engine does its work in parts that do not depend on each other, and says
   after each what it found.  Whoever waits, in another thread, may look at any
   time, and may ask it to end.

       struct parts p = { 0 };
       bits_count(8, 1, &p);
       parts_found(&p);           // 92  */
#ifndef TOOLS_QUEENS_ENGINES_PARTS_H
#define TOOLS_QUEENS_ENGINES_PARTS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

struct parts {
    atomic_int all;       /* 0: not known yet */
    atomic_int done;      /* of these */
    atomic_ullong thirds; /* three times the solutions in the parts done:
                             symmetry counts some boards by a third */
    atomic_bool stop;     /* somebody wants it to end */
};

/* Say that a part is done, with so many thirds of a solution in it.  Return
   whether to go on.  */
static inline bool
parts_add(struct parts *p, uint64_t thirds)
{
    atomic_fetch_add(&p->thirds, thirds);
    atomic_fetch_add(&p->done, 1);
    return !atomic_load(&p->stop);
}

/* Return the solutions in the parts done.  */
static inline uint64_t
parts_found(struct parts *p)
{
    return atomic_load(&p->thirds) / 3;
}

#endif
