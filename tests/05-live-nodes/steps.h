/* steps.h - what is done with a list of live nodes, followed step by step.
   SPDX-License-Identifier: MIT

   Watches the list beside the judge's guide, who knows what must be done, and
   ends the test at the first step that is another one.

       struct steps s = { .call = "live_nodes_search", .task = task };
       steps_start(&s, l);
       live_nodes_search(l, c, test, lower_bound_standing);
       steps_end(&s);  */
#ifndef TESTS_LIVE_NODES_STEPS_H
#define TESTS_LIVE_NODES_STEPS_H

#include "tests/05-live-nodes/parts.h"
#include "tools/judge/right/live_guide.h"

struct steps {
    const char *call;
    const struct task *task;
    struct live_guide guide;
    bool goes_on_freely; /* nodes taken after the end do not matter */
    int count;           /* of steps so far */
    int handed;          /* best so far, at the call */
};

/* Begin to watch L.  */
void steps_start(struct steps *s, struct live *l);

/* The call returned: complain if that is too early.  */
void steps_end(struct steps *s);

/* Begin a complaint about the call of S: what was given to it.  */
FILE *steps_complain(const struct steps *s);

/* Show NODE, with the costs if they are not all 0.  */
void steps_draw(FILE *f, const struct steps *s, int node);

#endif
