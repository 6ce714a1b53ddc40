/* called.h - which functions of the code under test do not end.
   SPDX-License-Identifier: MIT

   A function that did not end in several tests is not called again, so that a
   loop costs some seconds, not minutes; the others still are.  */
#ifndef TOOLS_JUDGE_SUITE_CALLED_H
#define TOOLS_JUDGE_SUITE_CALLED_H

#include <stdbool.h>

enum { CALLED_MAX = 32 };

/* Begins with all 0.  */
struct called {
    int now; /* the function that is being called */
    struct {
        const char *name; /* NULL: no more; "": loading the plug-in */
        int late;         /* tests in which it did not end */
    } function[CALLED_MAX];
};

/* Note that the function NAME is called next.  Return false if it should not
   be.  */
bool called_next(struct called *c, const char *name);

/* Return the name of the function that was called last.  */
const char *called_now(const struct called *c);

/* Note that what is being called did not end.  */
void called_late(struct called *c);

#endif
